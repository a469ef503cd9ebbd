import type { PartProps } from 'stilldocs';

/** An outline without levels. */
export default function Outline({ headings }: PartProps<'Outline'>) {
  return (
    <nav aria-label="In short">
      {headings.map(({ id, text }) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  );
}
