import temml from 'temml';
import { expect, it } from 'vitest';
import { mathText } from './math-text.ts';

it.each([
  ['E = mc^2', 'E=mc^2'],
  [String.raw`\frac{-b \pm \sqrt{b^2-4ac}}{2a}`, '(−b±√(b^2−4ac))/2a'],
  [String.raw`\sum_{i=1}^{n} x_i`, '∑_(i=1)^nx_i'],
  [String.raw`\sqrt[3]{x+1}`, '3√(x+1)'],
  [String.raw`\begin{pmatrix}1&0\\0&1\end{pmatrix}`, '(1 0; 0 1)'],
  [String.raw`\text{if } x > 0`, 'if x>0'],
])('%s is read as %s', (tex, text) => {
  expect(mathText(temml.renderToString(tex)).replaceAll('\u00a0', ' ')).toBe(text);
});
