import { Filled } from 'stilldocs/browser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { staticHtml } from './static-html.ts';

const Live = () => <i />;

it('is what React writes', () => {
  const names = ['a', 'b'];
  const node = (
    <li id={'"\'&<>'}>
      <Filled label="By {who} & others" who={<code>{"it's"}</code>} />
      {undefined}
      {false}
      {0}
      <details open={false}>
        <summary className={undefined} tabIndex={-1}>
          x
        </summary>
      </details>
      <details open />
      a/
      <wbr />b
      <button type="button" data-list="" aria-expanded="false" aria-label="x" />
      <p dangerouslySetInnerHTML={{ __html: '<b>a</b>' }} />
      {names.map((name) => (
        <b key={name}>{name}</b>
      ))}
    </li>
  );
  expect(staticHtml(node, Live)).toBe(renderToStaticMarkup(node));
});

it('leaves live components to React', () => {
  expect(staticHtml([<p key="p">{<Live />}</p>], Live)).toBeUndefined();
});
