import React from 'react';
import { registerVevComponent, useModel } from '@vev/react';

export default function NewsletterField() {
  const model = useModel();
  const id = `newsletter-${model?.key || 'field'}`;

  return (
    <p>
      <label htmlFor={id}>Email</label>
      <input id={id} type="email" name="email" />
    </p>
  );
}

registerVevComponent(NewsletterField, { name: 'Newsletter field' });
