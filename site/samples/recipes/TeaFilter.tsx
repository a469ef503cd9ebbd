// [!region head]
import React from 'react';
import { registerVevComponent, useGlobalState } from '@vev/react';

type Props = {
  teas?: { name: string; kind: string }[];
};

// [!endregion head]
// [!region core]
function useKind(): [string, (kind: string) => void] {
  const [kind = 'All', setKind] = useGlobalState('kind', 'tea-shop');
  return [kind, setKind];
}

export default function TeaFilter() {
  const [kind, setKind] = useKind();
  return <Choice value={kind} onChange={setKind} />;
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
// [!endregion core]
// [!region rest]

type ChoiceProps = {
  value: string;
  onChange: (kind: string) => void;
};

function Choice({ value, onChange }: ChoiceProps) {
  return (
    <p>
      {['All', 'Green', 'Black'].map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === value}
          onClick={() => onChange(kind)}
        >
          {kind}
        </button>
      ))}
    </p>
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
// [!endregion rest]
