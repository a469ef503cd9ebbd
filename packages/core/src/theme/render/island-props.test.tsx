import { describe, expect, it } from 'vitest';
import { Box, Now, propsOf, render } from './island.test.kit.tsx';

describe('props', () => {
  const dataOf = (html: string) =>
    /<script type="application\/json" id="([^"]*)">(.*?)<\/script>/s.exec(html);

  it('that are repeated occur once, after the HTML', () => {
    const { html } = render(
      <>
        <Box text="same" />
        <Now />
        <Box text="same" />
      </>,
    );
    expect(propsOf(html)).toEqual(['@p-.0', '@p-.0']);
    expect(
      html.endsWith('<script type="application/json" id="props-p-">[{"text":"same"}]</script>'),
    ).toBe(true);
  });

  it('that are empty are not moved', () => {
    expect(
      dataOf(
        render(
          <>
            <Now />
            <Now />
          </>,
        ).html,
      ),
    ).toBeNull();
  });

  it('that are longer than 2048 are after the HTML', () => {
    const around = '{"text":""}'.length;
    const atLimit = render(<Box text={'x'.repeat(2048 - around)} />).html;
    expect(dataOf(atLimit)).toBeNull();
    const long = 'x'.repeat(2049 - around);
    const { html } = render(
      <>
        <Box text={long} />
        <Box text={long} />
      </>,
    );
    expect(propsOf(html)).toEqual(['@p-.0', '@p-.0']);
    expect(JSON.parse(dataOf(html)![2]!)).toEqual([{ text: long }]);
  });

  const hostile = [
    '"><script>alert(1)</script>',
    "' onload='x",
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '&quot;&amp;&lt;',
    '\u0000\u{1}0\u0001\u2028\u2029\\"\n',
    '@p-.0',
    '$& $1 $` 🎉 \ud800',
    '{"$slot":"children"}',
  ];

  it.each(hostile)('arrive unchanged and break out of no context: %j', (text) => {
    const { html } = render(<Box text={text} />);
    expect(JSON.parse(propsOf(html)[0]!)).toEqual({ text });
    expect(html).not.toContain('<script');
  });

  it.each(hostile)('arrive unchanged through the data script: %j', (text) => {
    const { html } = render(
      <>
        <Box text={text} />
        <Box text={text} />
      </>,
    );
    const [, id, json] = dataOf(html)!;
    expect(id).toBe('props-p-');
    expect(JSON.parse(json!)).toEqual([{ text }]);
    expect(html.match(/<\/?script/g)).toHaveLength(2);
  });

  it('are never inserted into a text that looks like their placeholder', () => {
    expect(
      render(
        <p>
          {'\u00010\u0001'}
          <Box text="t" />
        </p>,
      ).html,
    ).toContain('<p>\u00010\u0001<docs-island');
  });
});
