import { blocks, fence } from './markdown.ts';

// Of the bundler, so that `docs dev` takes an edit of a sample.
const files = import.meta.glob<string>('../samples/syntax/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A part for each file of `samples/syntax/`: its source, and what it becomes. */
export const samples: Record<string, () => string> = Object.fromEntries(
  Object.entries(files).map(([file, text]) => {
    const name = file.replace(/^.*\//, '');
    return [`samples/${name}`, () => sample(name, text)];
  }),
);

function sample(name: string, text: string): string {
  const [, language = ''] = name.split('.');
  const attribute = language === 'md' ? 'class' : 'className';
  const open = (part: string) => `<div ${attribute}="${part}">`;
  return blocks(
    open('Sample'),
    fence(text, language),
    open('Sample-result'),
    text.trim(),
    '</div>',
    '</div>',
  );
}
