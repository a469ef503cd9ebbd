import type { PartProps } from 'stilldocs';

/** The original page for unknown paths, with more help. */
export default function NotFound({ children }: PartProps<'NotFound'>) {
  return (
    <>
      {children}
      <p>Ask us where it went.</p>
    </>
  );
}
