import React from 'react';
import { registerVevComponent, useGlobalState } from '@vev/react';

type Props = {
  teas?: { name: string; kind: string }[];
};

const kinds = ['All', 'Green', 'Black'];

function useKind(): [string, (kind: string) => void] {
  const [kind = 'All', setKind] = useGlobalState('kind', 'tea-shop');
  return [kind, setKind];
}

export default function TeaFilter() {
  const [kind, setKind] = useKind();

  return (
    <p>
      {kinds.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === kind}
          onClick={() => setKind(name)}
        >
          {name}
        </button>
      ))}
    </p>
  );
}

export function TeaList({ teas = [] }: Props) {
  const [kind] = useKind();
  const shown = teas.filter((tea) => kind === 'All' || tea.kind === kind);

  return (
    <ul>
      {shown.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

registerVevComponent(TeaFilter, { name: 'Tea filter' });
registerVevComponent(TeaList, {
  name: 'Tea list',
  props: [
    {
      name: 'teas',
      type: 'array',
      of: 'object',
      fields: [
        { name: 'name', type: 'string' },
        {
          name: 'kind',
          type: 'select',
          options: {
            items: [
              { label: 'Green', value: 'Green' },
              { label: 'Black', value: 'Black' },
            ],
          },
        },
      ],
    },
  ],
});
