import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  days?: { day?: { label?: string; hours?: string } }[];
};

export default function WeekPlan({ days = [] }: Props) {
  return (
    <ul>
      {days.map(({ day }, index) => (
        <li key={index}>
          {day?.label}: {day?.hours}
        </li>
      ))}
    </ul>
  );
}

registerVevComponent(WeekPlan, {
  name: 'Week plan',
  props: [
    {
      name: 'days',
      type: 'array',
      preview: { title: 'Opening day' },
      of: [
        {
          name: 'day',
          type: 'object',
          fields: [
            { name: 'label', type: 'string' },
            { name: 'hours', type: 'string' },
          ],
        },
      ],
    },
  ],
});
