import type { PartProps } from 'stilldocs';

/** The original header below a line. */
export default function Header({ siteTitle, children }: PartProps<'Header'>) {
  return (
    <>
      <p>News of {siteTitle}</p>
      {children}
    </>
  );
}
