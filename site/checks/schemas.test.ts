import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readPages, siteRoot } from './page-source.ts';

const pages = readPages();
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false });

function load(name: string) {
  const text = readFileSync(join(siteRoot, 'public/schemas', name), 'utf8');
  return ajv.compile(JSON.parse(text));
}

/** The JSON samples of the pages that contain all of the keys. */
function samples(...keys: string[]): [place: string, value: unknown][] {
  return pages
    .flatMap(({ fences }) => fences)
    .filter(({ language }) => language === 'json')
    .map(({ file, line, code }): [string, object] => [`${file}:${line}`, JSON.parse(code)])
    .filter(([, value]) => keys.every((key) => Object.hasOwn(value, key)));
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(siteRoot, name), 'utf8'));

/** The data inside the script element of a sample. */
function dataOf(name: string): unknown {
  const html = readFileSync(join(siteRoot, 'samples', name), 'utf8');
  return JSON.parse(/<script[^>]*>([^]*?)<\/script>/.exec(html)![1]!);
}

function isLinked(page: string, name: string): boolean {
  const { lines } = pages.find(({ file }) => file === page)!;
  return lines.some((line) => line.includes(`(/schemas/${name})`));
}

describe('the schema of vev.json', () => {
  const validate = load('vev.schema.json');

  it.each(samples('key'))('accepts the sample at %s', (_place, value) => {
    expect(validate(value), ajv.errorsText(validate.errors)).toBe(true);
  });

  it.each([
    [{}, "data must have required property 'key'"],
    [{ key: 1 }, 'data/key must be string'],
    [{ key: 'k', library: { dist: 'out' } }, "data/library must have required property 'key'"],
    [{ key: 'k', shareWithAccount: 'yes' }, 'data/shareWithAccount must be boolean'],
  ])('refuses %j', (value, message) => {
    expect(validate(value)).toBe(false);
    expect(ajv.errorsText(validate.errors)).toBe(message);
  });

  it('is linked from its page', () => {
    expect(isLinked('pages/cli/configuration.mdx', 'vev.schema.json')).toBe(true);
  });
});

describe('the schema of the variables', () => {
  const validate = load('variables.schema.json');

  it.each([
    ...samples('t-concertName'),
    ['a page in HTML', dataOf('cms/riesling.html')],
    ['a page with an embed script', dataOf('cms/client-side/riesling.html')],
    ['a template', readJson('samples/cms/server-side/example.json')],
  ] as [string, unknown][])('accepts %s', (_place, value) => {
    expect(validate(value), ajv.errorsText(validate.errors)).toBe(true);
  });

  it.each([
    [{ 't-title': 4 }, 'data/t-title must be string'],
    [{ 'i-photo': '/photo.jpg' }, 'data/i-photo must be object'],
    [{ 'i-photo': { src: '/photo.jpg' } }, "data/i-photo must have required property 'alt'"],
  ])('refuses %j', (value, message) => {
    expect(validate(value)).toBe(false);
    expect(ajv.errorsText(validate.errors)).toContain(message);
  });

  it('is linked from its page', () => {
    expect(isLinked('pages/cms/index.mdx', 'variables.schema.json')).toBe(true);
  });
});

describe('the schema of the tracking event', () => {
  const validate = load('tracking-event.schema.json');
  const metaData = { projectKey: 'p', pageKey: 'q', timestamp: 1 };
  const video = { videoUrl: '/film.mp4', totalPlayTime: 90, percentagePlayed: 50 };

  it.each(samples('type', 'data', 'metaData'))('accepts the sample at %s', (_place, value) => {
    expect(validate(value), ajv.errorsText(validate.errors)).toBe(true);
  });

  it.each([
    { type: 'VEV_PROJECT_LOAD', data: { projectKey: 'p', breakpoint: 'tablet' }, metaData },
    { type: 'VEV_VIDEO_STOP', data: video, metaData },
    { type: 'VEV_VIDEO_PROGRESS', data: { ...video, videoName: 'Film', progress: 45 }, metaData },
    { type: 'TICKET_BUTTON', data: { anything: true }, metaData },
    { type: 'TRACK', data: { event: 'seat', row: 4 }, metaData: { ...metaData, contentKey: '' } },
  ])('accepts $type', (event) => {
    expect(validate(event), ajv.errorsText(validate.errors)).toBe(true);
  });

  it.each([
    [{ type: 'X', data: {} }, "data must have required property 'metaData'"],
    [
      { type: 'TRACK', data: { row: 4 }, metaData },
      `data/data must have required property 'event', data must match "then" schema`,
    ],
    [
      { type: 'VEV_LINK_CLICK', data: {}, metaData },
      `data/data must have required property 'url', data must match "then" schema`,
    ],
    [
      { type: 'VEV_VIDEO_PROGRESS', data: { ...video, videoName: 'Film' }, metaData },
      `data/data must have required property 'progress', data must match "then" schema`,
    ],
  ])('refuses %j', (value, message) => {
    expect(validate(value)).toBe(false);
    expect(ajv.errorsText(validate.errors)).toBe(message);
  });

  it('is linked from its page', () => {
    expect(isLinked('pages/tracking.mdx', 'tracking-event.schema.json')).toBe(true);
  });
});
