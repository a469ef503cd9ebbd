'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';

export function HookForm() {
  const { register, handleSubmit } = useForm({ defaultValues: { name: 'Ada' } });
  const [name, setName] = useState('');
  return (
    <form onSubmit={handleSubmit((values) => setName(values.name))}>
      <input aria-label="Name" {...register('name', { required: true })} />
      <button>Try</button>
      <p>{name ? 'on' : 'off'}</p>
    </form>
  );
}
