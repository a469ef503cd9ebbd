// [!region head]
import React, { useRef } from 'react';
import { registerVevComponent, useDevice, useSize } from '@vev/react';

type Props = {
  members?: string[];
  desktop?: number;
  tablet?: number;
  mobile?: number;
};

const team = ['Ada', 'Grace', 'Alan', 'Edsger'];

// [!endregion head]
// [!region core]
export default function TeamGrid(props: Props) {
  const { members = team, desktop = 4, tablet = 2, mobile = 1 } = props;
  const grid = useRef<HTMLUListElement>(null);
  const { width } = useSize(grid);
  const byDevice: Record<string, number> = { desktop, tablet, mobile };
  const columns = byDevice[useDevice()] ?? desktop;
  const style = {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, 1fr)`,
    fontSize: width > 0 && width / columns < 120 ? 14 : 20,
  };

  return (
    <ul ref={grid} style={style}>
      {members.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
// [!endregion core]
// [!region rest]

registerVevComponent(TeamGrid, {
  name: 'Team grid',
  size: { width: 800, height: 200 },
  props: [
    { name: 'members', type: 'array', of: 'string' },
    {
      type: 'layout',
      title: 'Columns',
      fields: [
        { name: 'desktop', type: 'number', initialValue: 4 },
        { name: 'tablet', type: 'number', initialValue: 2 },
        { name: 'mobile', type: 'number', initialValue: 1 },
      ],
    },
  ],
});
// [!endregion rest]
