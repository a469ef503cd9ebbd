import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchors } from './checks/coverage/old-anchors.ts';
import { readPage, readPages, siteRoot } from './checks/page-source.ts';
import config from './docs.config.ts';

const agents = readFileSync(join(siteRoot, 'dist/AGENTS.md'), 'utf8');
const pages = readPages();
const pathOf = (file: string) =>
  `/${file
    .replace(/^pages\//, '')
    .replace(/\.mdx$/, '')
    .replace(/(?:^|\/)index$/, '')}`;
const addresses = [...agents.matchAll(/https?:\/\/[^\s|)]+/g)].map(([address]) =>
  address.replace(/[.,>]+$/, ''),
);

describe('AGENTS.md', () => {
  it('has at most 8 KB', () => {
    expect(Buffer.byteLength(agents)).toBeLessThanOrEqual(8 * 1024);
  });

  it('leads to pages and sections of this site only', () => {
    const wrong = addresses.filter((address) => {
      const { origin, pathname, hash } = new URL(address);
      if (origin !== config.baseUrl) return true;
      if (pathname === '/llms.txt') return false;
      const page = pages.find(({ file }) => `${pathOf(file)}.md` === pathname);
      if (!page) return true;
      const ids = anchors[page.file.replace('pages/', '')]!.split(' ');
      return hash !== '' && !ids.includes(hash.slice(1));
    });
    expect(wrong).toEqual([]);
    expect(addresses.length).toBeGreaterThan(20);
  });

  it('is a skill, too, whose list has its hash', () => {
    const folder = join(siteRoot, 'dist/.well-known/agent-skills');
    const { skills } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
      skills: { name: string; url: string; digest: string }[];
    };
    const skill = readFileSync(join(folder, 'vev-components/SKILL.md'));
    expect(skill.toString()).toMatch(/^---\nname: vev-components\ndescription: .+\n---\n\n# Vev/);
    expect(skill.toString().endsWith(agents)).toBe(true);
    expect(skills).toMatchObject([
      {
        name: 'vev-components',
        url: `${config.baseUrl}/.well-known/agent-skills/vev-components/SKILL.md`,
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ]);
  });

  it('leads to every page that the sidebar of the documentation has for code', () => {
    const named = addresses.map((address) => new URL(address).pathname);
    const paths = pages.map(({ file }) => pathOf(file));
    const wanted = paths.filter((path) => /^\/(?:react|asset-source)\//.test(path));
    // Its lines say what to do with a secret.
    const missing = wanted.filter((path) => path !== '/asset-source/api-keys');
    expect(missing.filter((path) => !named.includes(`${path}.md`))).toEqual([]);
  });

  it('names nothing in code that no page of the site names', () => {
    const known = pages
      .filter(({ file }) => file !== 'pages/guides/agents.mdx')
      .map(
        ({ lines, fences }) => `${lines.join('\n')}\n${fences.map(({ code }) => code).join('\n')}`,
      )
      .join('\n');
    const { sections } = readPage('AGENTS.md', agents);
    const prose = sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
    const names = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});
