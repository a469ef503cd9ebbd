import type { PartProps } from 'stilldocs';

/** An imprint below every page. */
export default function Footer({ path }: PartProps<'Footer'>) {
  return <footer>Imprint of {path}</footer>;
}
