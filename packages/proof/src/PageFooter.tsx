import type { PartProps } from 'stilldocs';
import { ProofLine } from './ProofLine.tsx';

/** The footer of a page, with the line that opens its proof below it. */
export default function PageFooter({ path, base, children }: PartProps<'PageFooter'>) {
  return (
    <>
      {children}
      <ProofLine path={path} base={base} />
    </>
  );
}
