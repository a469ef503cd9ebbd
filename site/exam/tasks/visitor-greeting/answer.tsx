import React from 'react';
import { registerVevComponent, useEditorState, useVariable } from '@vev/react';

type Props = { name?: string };

export default function Greeting({ name = '' }: Props) {
  const value = useVariable(name)?.value;
  const { disabled } = useEditorState();
  if (value) return <p>Hello, {value}</p>;
  return <p>{disabled ? 'Choose a variable' : 'Hello'}</p>;
}

registerVevComponent(Greeting, {
  name: 'Greeting',
  props: [{ name: 'name', type: 'variable', variableType: 'text' }],
});
