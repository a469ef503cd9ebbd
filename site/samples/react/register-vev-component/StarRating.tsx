import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  stars?: number;
};

type PanelProps = {
  value?: Props;
  onChange: (value: Props) => void;
};

export default function StarRating({ stars = 3 }: Props) {
  return <p>{'★'.repeat(stars)}</p>;
}

function StarPanel({ value, onChange }: PanelProps) {
  return (
    <div>
      {[1, 2, 3, 4, 5].map((stars) => (
        <button
          key={stars}
          type="button"
          aria-pressed={value?.stars === stars}
          onClick={() => onChange({ ...value, stars })}
        >
          {stars}
        </button>
      ))}
    </div>
  );
}

registerVevComponent(StarRating, {
  name: 'Star rating',
  props: [{ name: 'stars', type: 'number', initialValue: 3 }],
  panelType: 'inline',
  component: StarPanel,
});
