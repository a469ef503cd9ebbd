import React from 'react';
import {
  registerVevComponent,
  useDevice,
  useEditorState,
  useVariable,
} from '@vev/react';

type Props = {
  hoursKey?: string;
};

export default function OpeningSign({ hoursKey = '' }: Props) {
  const hours = useVariable(hoursKey)?.value;
  const isShort = useDevice() === 'mobile';
  const { disabled } = useEditorState();

  if (!hours) return <p>{disabled ? 'Choose a variable' : 'Closed today'}</p>;
  return <p>{isShort ? hours : `Open today ${hours}`}</p>;
}

registerVevComponent(OpeningSign, {
  name: 'Opening sign',
  props: [{ name: 'hoursKey', type: 'variable', title: 'Opening hours' }],
});
