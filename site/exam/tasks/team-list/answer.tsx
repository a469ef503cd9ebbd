import React from 'react';
import { Image, registerVevComponent } from '@vev/react';

type Person = { name?: string; photo?: { key: string; url: string } };
type Props = { people?: Person[] };

export default function TeamList({ people = [] }: Props) {
  if (people.length === 0) return <p>No one yet</p>;
  return (
    <ul>
      {people.map(({ name = '', photo }, index) => (
        <li key={index}>
          {photo && <Image src={photo} alt={name} />}
          {name}
        </li>
      ))}
    </ul>
  );
}

registerVevComponent(TeamList, {
  name: 'Team list',
  props: [
    {
      name: 'people',
      type: 'array',
      of: 'object',
      preview: ({ name }) => ({ title: name }),
      fields: [
        { name: 'name', type: 'string' },
        { name: 'photo', type: 'image' },
      ],
    },
  ],
});
