import { once } from 'node:events';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import Mustache from 'mustache';
import { describe, expect, it } from 'vitest';
import { downloadNames, downloads } from '../downloads.ts';
import { type PageText, readPages, sdkRoot, siteRoot } from './page-source.ts';
import { testFolder } from '../../packages/core/src/node/files/test-folder.test.kit.ts';

/**
 * Whether npm installs the dependencies of a folder, as for a reader; otherwise it gets links to
 * ours.
 */
const installs = process.env.INSTALL_DOWNLOADS === '1';
const ours = [sdkRoot, join(siteRoot, '..')].map((root) => join(root, 'node_modules'));
const pages = readPages();
const { at, write } = testFolder({ isShared: true });

/** Unpacks an archive like a reader, over existing files, and returns its folder. */
function unpack(name: string): string {
  for (const [file, content] of Object.entries(unzipSync(downloads[`/downloads/${name}.zip`]!)))
    write(file, content);
  const folder = at(name);
  if (existsSync(join(folder, 'node_modules'))) return folder;
  if (installs) execFileSync('npm', ['install'], { cwd: folder, stdio: 'ignore' });
  else linkPackages(folder);
  return folder;
}

function linkPackages(folder: string): void {
  const { dependencies, devDependencies } = packageOf(folder);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(ours.map((root) => join(root, name)).find(existsSync)!, link);
  }
}

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };

/** Runs a script of the folder's package. */
function run(folder: string, script: string): { status: number | null; output: string } {
  const { env } = process;
  const bin = join(installs ? folder : join(siteRoot, '..'), 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(packageOf(folder).scripts[script]!, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: { ...env, PATH: `${bin}${delimiter}${env.PATH}`, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/ \(?[\d.]+ms\)?$/, '').trim())
    .filter((line) => line !== '');

const pageOf = (name: string): PageText =>
  pages.find(({ lines }) => lines.some((line) => line.includes(`(/downloads/${name}.zip)`)))!;

/** The mistakes on the pages: the file, its text and the replacement, and the printed message. */
const mistakes: Record<string, [file: string, from: string, to: string, printed: string][]> = {
  'workshop-seats': [
    [
      'src/WorkshopSeats.tsx',
      'size:',
      'sise:',
      "error TS2353: Object literal may only specify known properties, and 'sise'",
    ],
    [
      'src/WorkshopSeats.tsx',
      "useVevEvent('BOOK_SEAT'",
      "void ('BOOK_SEAT'",
      'Tests  2 failed | 2 passed',
    ],
  ],
  'photo-library': [
    ['src/fetch-photos.ts', 'pages = body.pages;', '', 'Tests  1 failed | 3 passed'],
  ],
  'concert-page': [['to-variables.mjs', "'t-concertTime'", "'t-concertDate'", 'fail 1']],
};

describe.each(downloadNames)('%s.zip', { timeout: 300_000 }, (name) => {
  it('holds every file that its page shows, and nothing of npm or the CLI', () => {
    const files = Object.keys(unzipSync(downloads[`/downloads/${name}.zip`]!));
    const shown = pageOf(name)
      .fences.flatMap(({ includes }) => includes)
      .filter((file) => file.startsWith('samples/tutorials/'))
      .map((file) => file.slice('samples/tutorials/'.length));
    expect(files.toSorted()).toEqual([...shown, `${name}/.gitignore`].toSorted());
  });

  it('unpacks to a folder whose types are right and whose tests pass, as its page shows', () => {
    const folder = unpack(name);
    expect(run(folder, 'check')).toEqual({ status: 0, output: '' });
    const { status, output } = run(folder, 'test');
    expect(output).not.toMatch(/\bnot ok\b|FAIL/);
    expect(status).toBe(0);

    const [seen] = pageOf(name).fences.filter(({ title }) => title === 'npm test');
    const printed = linesOf(output);
    expect(printed.filter((line) => linesOf(seen!.code).includes(line))).toEqual(
      linesOf(seen!.code),
    );
  });

  it('prints what its page shows below each command of Node.js', () => {
    const { fences } = pageOf(name);
    const folder = unpack(name);
    const commands = fences.filter(
      ({ language, code }) => language === 'bash' && /^node -[pe] /.test(code),
    );
    expect(commands).toHaveLength(name === 'concert-page' ? 3 : 0);
    for (const command of commands) {
      const printed = execFileSync('sh', ['-c', command.code], { cwd: folder, encoding: 'utf8' });
      expect(printed.trimEnd()).toBe(fences[fences.indexOf(command) + 1]!.code);
    }
  });

  // Each takes a run of the compiler or of the tests.
  it.each(installs ? mistakes[name]! : [])(
    'reports a mistake in %s: in place of %s %s',
    (file, from, to, printed) => {
      const path = join(unpack(name), file);
      const right = readFileSync(path, 'utf8');
      writeFileSync(path, right.replace(from, to));
      const script = printed.includes('error TS') ? 'check' : 'test';
      const { status, output } = run(at(name), script);
      expect(output).toContain(printed);
      expect(status).not.toBe(0);
    },
  );

  it('has the same bytes in every time zone', () => {
    // The time and the date of the first file: midnight, 2 January 1980.
    const stamp = downloads[`/downloads/${name}.zip`]!.slice(10, 14);
    expect([...stamp]).toEqual([0, 0, 0x22, 0]);
  });
});

/** A module of the tutorials' samples. */
const load = (file: string) =>
  import(pathToFileURL(join(siteRoot, 'samples/tutorials', file)).href) as Promise<unknown>;

const shown = (file: string) =>
  readFileSync(join(siteRoot, 'samples/tutorial-steps', file), 'utf8');

describe('what a tutorial shows of an answer', () => {
  it('is the second page of the library', async () => {
    const { library } = (await load('photo-library/library.mjs')) as { library: Server };
    await once(library.listen(0, 'localhost'), 'listening');
    const { port } = library.address() as AddressInfo;
    const photos = `http://localhost:${port}/photos?page=2`;
    const response = await fetch(photos, { headers: { Authorization: 'Bearer open-sesame' } });
    expect(await response.text()).toBe(shown('photo-library/page-2.json'));
    expect((await fetch(photos)).status).toBe(401);
    library.close();
  });

  it('is the page of the concert', async () => {
    const { toVariables } = (await load('concert-page/to-variables.mjs')) as {
      toVariables: (concert: object) => object;
    };
    const read = (file: string) =>
      readFileSync(join(siteRoot, 'samples/tutorials/concert-page', file), 'utf8');
    const { autumn } = JSON.parse(read('concerts.json')) as { autumn: object };
    const template = read('vev/template/YOUR-PAGE-KEY.mustache');
    expect(Mustache.render(template, toVariables(autumn))).toBe(shown('concert-page/autumn.html'));
  });
});

it.each([
  ['SeatCards.tsx', 'workshop-seats/src'],
  ['ConcertPage.tsx', 'concert-page'],
])('the drawing %s has the colors of its samples', (drawing, folder) => {
  const samples = join(siteRoot, 'samples/tutorials', folder);
  const code = readdirSync(samples, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|json|svg)$/.test(file))
    .map((file) => readFileSync(join(samples, file), 'utf8'));
  const drawn = readFileSync(join(siteRoot, 'components/diagrams', drawing), 'utf8');
  const colors = new Set(drawn.match(/#[\da-f]{6}\b/g));
  // Where nothing says otherwise, a page is white.
  colors.delete('#ffffff');
  expect(colors.size).toBeGreaterThan(0);
  expect([...colors].filter((color) => !code.join('').includes(color))).toEqual([]);
});
