import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';

it('the active link of the top navigation underlines its text, not its badge', () => {
  const code = readFileSync(join(import.meta.dirname, 'top-nav.css'));
  const css = transform({
    filename: 'top-nav.css',
    code,
    minify: true,
    targets: { chrome: 100 << 16 },
  }).code.toString();
  expect(css).toMatch(/\[aria-current\]:has\(>\.Badge\)\{text-decoration:none\}/);
  expect(css).toMatch(/\[aria-current\]:has\(>\.Badge\)>span:not\(\[class\]\)\{[^}]*underline/);
});
