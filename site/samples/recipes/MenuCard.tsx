// [!region head]
import React from 'react';
import type { CSSProperties } from 'react';
import { registerVevComponent, useSetVariable, useVariable } from '@vev/react';
import styles from './MenuCard.module.css';

type Props = {
  paperKey?: string;
  inkKey?: string;
};

// [!endregion head]
// [!region core]
export default function MenuCard({ paperKey = '', inkKey = '' }: Props) {
  const theme: Record<string, unknown> = {
    '--paper': useVariable(paperKey)?.value,
    '--ink': useVariable(inkKey)?.value,
  };
  return (
    <section className={styles.card} style={theme as CSSProperties}>
      <h2 className={styles.title}>Tonight</h2>
      <p>Soup, bread and a glass of wine</p>
    </section>
  );
}

function useEvening({ paperKey = '', inkKey = '' }: Props) {
  const setVariable = useSetVariable();
  return () => {
    setVariable(paperKey, { value: '#1d2630' });
    setVariable(inkKey, { value: '#f2e8d5' });
  };
}
// [!endregion core]
// [!region rest]

export function EveningSwitch(props: Props) {
  return (
    <button type="button" onClick={useEvening(props)}>
      Evening
    </button>
  );
}

const props = [
  {
    name: 'paperKey',
    title: 'Paper',
    type: 'variable' as const,
    variableType: 'color' as const,
  },
  {
    name: 'inkKey',
    title: 'Ink',
    type: 'variable' as const,
    variableType: 'color' as const,
  },
];

registerVevComponent(MenuCard, { name: 'Menu card', props });
registerVevComponent(EveningSwitch, { name: 'Evening switch', props });
// [!endregion rest]
