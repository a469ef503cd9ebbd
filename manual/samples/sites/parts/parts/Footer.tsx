import type { PartProps } from 'stilldocs';

/** A line below every page, after the original. */
export default function Footer({ children }: PartProps<'Footer'>) {
  return (
    <>
      {children}
      <footer>Rooms, 1 House Street</footer>
    </>
  );
}
