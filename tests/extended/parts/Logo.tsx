import type { PartProps } from 'stilldocs';
import { word } from 'brand-words';

declare const __MARK__: string;

/** Another logo, without the original. */
export default function Logo({ base }: PartProps<'Logo'>) {
  return (
    <a className="Logo" href={`${base}/`}>
      {__MARK__} {word}
    </a>
  );
}
