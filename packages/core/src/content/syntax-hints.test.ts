import { expect, it } from 'vitest';
import { problemsOf } from './compile.test.kit.ts';

const asText = String.raw`(Write \< or &lt; for the sign <, or put it into code)`;

it.each([
  ['a\n\nx <5 y', '3:4', asText],
  ['x <=5', '1:4', asText],
  ['Map<string, number>', '1:11', asText],
  ['a <', '1:4', asText],
  ['<Card title="x"', '1:16', asText],
  ['# A\n\nmore\na <br> b', '4:3', '(The tags of an .mdx page are JSX: write <br />)'],
  ['> ![a](b)\n> <img src="x.png" alt="">', '2:3', 'JSX: write <img />)'],
  ['use <T> here', '1:5', String.raw`(Close it with </T>, or write \<T> if it is text)`],
  ['<div>\n\nx\n', '1:1', String.raw`(Close it with </div>, or write \<div> if it is text)`],
  ['a <b>x</i>', '1:7', String.raw`(Close it with </b>, or write \<b> if it is text)`],
  ['</div>', '1:2', '(Delete the tag, or open the element above it)'],
  ['<font color=red>x</font>', '1:13', '(Put the value into quotes, as in name="value")'],
  ['a {name', '1:8', String.raw`(Close the expression with }, or write \{ for the sign {)`],
  ['a {x y} b', '1:5', '(Escape { and < in text with a backslash, or put them in code)'],
  ['import of goods', '1:11', '(Lines that begin with import or export are JavaScript'],
  ['<!-- a -->', '1:2', '(To create a comment in MDX, use `{/* text */}`)'],
  ['a <https://x.example> b', '1:10', '(To create a link in MDX, use `[text](url)`)'],
])('%j has a place and a cure', async (text, place, cure) => {
  const [problem, ...more] = await problemsOf(text);
  expect(problem).toContain(`error ${place} syntax `);
  expect(problem).toContain(cure);
  expect(more).toEqual([]);
});

it.each([
  String.raw`x \<5`,
  'x &lt;5',
  'a <br /> b',
  String.raw`a \{name`,
  String.raw`use \<T> here`,
])('the cure %j builds', async (text) => expect(await problemsOf(text)).toEqual([]));
