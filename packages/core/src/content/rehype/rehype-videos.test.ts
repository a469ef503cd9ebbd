import { expect, it } from 'vitest';
import { problemsOf, textOf } from '../compile.test.kit.ts';

it('a video keeps the attributes of the image that it is written as', async () => {
  const html = await textOf(
    '<img id="walk" class="Wide" width="400" src="https://a.example/walk.mp4" alt="A walk">',
    'md',
  );
  for (const written of ['id="walk"', 'class="Video Wide"', 'width="400"', 'aria-label="A walk"'])
    expect(html).toContain(written);
  expect(html).not.toContain('alt=');
});

it('an address that is none of a video is an error, as for images', async () => {
  expect(await problemsOf('![Walk](<javascript:alert(1)//.mp4>)')).toEqual([
    expect.stringContaining('executable-link'),
  ]);
});
