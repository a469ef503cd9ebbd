'use client';

import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { twMerge } from 'tailwind-merge';

const variants = cva('inline-flex rounded-md', {
  variants: { variant: { default: 'bg-black text-white', outline: 'border' } },
  defaultVariants: { variant: 'default' },
});

/** The button as shadcn/ui generates it. */
function Button({
  className,
  variant,
  asChild = false,
  ...props
}: ComponentProps<'button'> & VariantProps<typeof variants> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'button';
  return <Comp className={twMerge(clsx(variants({ variant, className })))} {...props} />;
}

export function Shadcn() {
  const [isOn, setOn] = useState(false);
  return (
    <p>
      <Button variant="outline" onClick={() => setOn(true)}>
        Try
      </Button>
      <Button asChild>
        <span>{isOn ? 'on' : 'off'}</span>
      </Button>
    </p>
  );
}
