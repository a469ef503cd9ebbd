import React from 'react';
import { Image, registerVevComponent } from '@vev/react';
import type { MediaType } from '@vev/utils';

type Member = { name?: string; photo?: MediaType };
type Props = { team?: { member?: Member }[] };

export default function TeamWall({ team = [] }: Props) {
  return (
    <ul>
      {team.map(({ member }, index) => (
        <li key={index}>
          {member?.photo && <Image src={member.photo} />}
          {member?.name}
        </li>
      ))}
    </ul>
  );
}

registerVevComponent(TeamWall, {
  name: 'Team wall',
  props: [
    {
      name: 'team',
      type: 'array',
      preview: ({ member }: { member?: Member }) => ({
        title: member?.name ?? 'New member',
        image: member?.photo?.url,
      }),
      of: [
        {
          name: 'member',
          type: 'object',
          fields: [
            { name: 'name', type: 'string' },
            { name: 'photo', type: 'image' },
          ],
        },
      ],
    },
  ],
});
