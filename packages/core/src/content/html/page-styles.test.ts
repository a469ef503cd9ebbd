import { describe, expect, it } from 'vitest';
import { sheetOf, takeStyles } from './page-styles.ts';

async function moveStyles(written: string): Promise<{ html: string; css: string }> {
  const { html, styles } = takeStyles(written);
  return { html, css: await sheetOf([styles]) };
}

describe('takeStyles', () => {
  it('does not change HTML without styles', async () => {
    const html = '<p class="style">a style="b"</p>';
    expect(await moveStyles(html)).toEqual({ html, css: '' });
  });

  it('moves attributes into a sheet that selects them, each once', async () => {
    expect(
      await moveStyles(
        '<b id="a" style="color:red">a</b><i style="color:red">b</i><svg STYLE=\'fill:url(#a)\'/>',
      ),
    ).toEqual({
      html: '<b id="a" data-style="color:red">a</b><i data-style="color:red">b</i><svg data-style=\'fill:url(#a)\'/>',
      css: '[data-style="color:red"]{color:red}\n[data-style="fill:url(#a)"]{fill:url(#a)}',
    });
  });

  it('selects values with quotes, backslashes and line breaks', async () => {
    const { css } = await moveStyles(
      '<b style="font-family:&quot;A B&quot;;\ncolor:red">a</b><b style="content:&quot;\\201c&quot;">',
    );
    expect(css.split('\n').map((rule) => rule.replace(/\{.*/, ''))).toEqual([
      String.raw`[data-style="font-family:\"A B\";\a color:red"]`,
      String.raw`[data-style="content:\"\\201c\""]`,
    ]);
  });

  it('lets no attribute end its rule', async () => {
    const { css } = await moveStyles('<b style="color:red}p{color:blue">a</b><i style="margin:0">');
    expect(css).not.toContain('p{');
    expect(css).toContain('[data-style="margin:0"]{margin:0}');
  });

  it('keeps a style element that React hydrates, but none of Emotion or of a slot', async () => {
    const island = (inner: string) => `<docs-island>${inner}</docs-island>`;
    const own = island('<p><style>a{b:c}</style></p>');
    expect(takeStyles(own)).toMatchObject({ html: own, styles: { kept: ['a{b:c}'], sheets: [] } });
    const moved = island(
      '<style data-emotion="css">d{e:f}</style><docs-slot><style>g{h:i}</style></docs-slot>',
    );
    expect(takeStyles(moved)).toMatchObject({
      html: island('<docs-slot></docs-slot>'),
      styles: { kept: [], sheets: ['d{e:f}', 'g{h:i}'] },
    });
  });

  it('moves style elements after the attributes, but no text that looks like one', async () => {
    expect(
      await moveStyles(
        '<style media="print">p { color: red }</style><p title="a style=" class="b" style="margin:0">a</p>' +
          '<!-- <p style="a"> --><script>"<p style=\'a\'>"</script>',
      ),
    ).toEqual({
      html: '<p title="a style=" class="b" data-style="margin:0">a</p><!-- <p style="a"> --><script>"<p style=\'a\'>"</script>',
      css: '[data-style="margin:0"]{margin:0}\n@media print{p { color: red }}',
    });
  });
});
