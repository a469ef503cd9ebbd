import { describe, expect, it } from 'vitest';
import { htmlProblems } from './html-problems.ts';

describe('htmlProblems', () => {
  it('finds nothing in what a parser leaves as it is', () => {
    const content = '<p>a <b>c</b></p><table><tbody><tr><td>d</td></tr></tbody></table>';
    expect(htmlProblems(content)).toEqual([]);
    expect(htmlProblems('<svg><g><path d="a/>b" /></g></svg>')).toEqual([]);
    expect(
      htmlProblems(
        `<!doctype html><html><head><title>a</title></head><body>${content}<script>"<p>"</script></body></html>`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['<p><div>a</div></p>', /moved|tag/],
    ['<table><tr><td>a</td></tr></table>', /moved/],
    ['<a>b<a>c</a></a>', /a in a|moved|tag/],
    ['<button>b<i><a>c</a></i></button>', /a in button/],
    ['<i id="a"></i><b id="a"></b>', /id "a" twice/],
    ['<b>a', /moved|eof/],
    ['<p>a\u0000</p>', /null-character/],
    ['<i a="1" a="2"></i>', /duplicate-attribute/],
  ])('finds what is wrong with %j', (html, problem) => {
    expect(htmlProblems(html).join(' ')).toMatch(problem);
  });
});
