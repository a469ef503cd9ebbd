import { expect, it } from 'vitest';
import { basePlaceholder } from '../../shared/page/base-placeholder.ts';
import type { PageSource } from '../../shared/page/page.ts';
import type { Site } from '../site/site.ts';
import type { FrozenPage } from '../site/versions/frozen-file.ts';
import { frozenPage } from './frozen-page.ts';

const island = (file: string, html: string) =>
  `<docs-island data-props="{&quot;a&quot;: 1 > 0}" data-island="${file}#A">${html}</docs-island>`;

/** The HTML of a page that was frozen, where only `a.tsx` is left. */
function shown(html: string): string {
  const facts = { assets: [] } as unknown as FrozenPage['facts'];
  const content = () => ({ html, twin: '', sections: '' });
  const pageOf = () => ({ page: '/', lang: 'en', facts, body: 'b', content });
  const site = { config: { lang: 'en', base: '/b' }, version: { root: '/v', frozen: { pageOf } } };
  const page = { path: '/', text: '' } as PageSource;
  return frozenPage(site as unknown as Site, page, (file) => file === 'a.tsx')!.html();
}

it('a component that is gone leaves what it has rendered, without the elements of an island', () => {
  const inner = island('a.tsx', '<button>1</button><docs-slot>s</docs-slot>');
  const gone = island('b.tsx', `<p>b</p><docs-slot data-waiting="">${inner}</docs-slot>`);
  expect(shown(inner + gone + inner)).toBe(`${inner}<p>b</p>${inner}${inner}`);
});

it('has the base of today', () => {
  expect(shown(`<a href="${basePlaceholder('')}/c">c</a>`)).toBe('<a href="/b/c">c</a>');
});
