import type { ComponentProps } from 'react';
import { Button as Own } from 'stilldocs/components';

/** A link that looks like a button, with the class that style sheets for Vocs use. */
export function Button({ className = '', ...rest }: ComponentProps<typeof Own>) {
  return <Own {...rest} className={`vocs_Button_button ${className}`.trim()} />;
}
