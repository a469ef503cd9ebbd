import type { ContentProps } from 'stilldocs';
import { fillPlural } from 'stilldocs/browser';
import { roomSeats } from './labels.ts';
import type { Room } from './read-rooms.ts';

type Shown = Room & { href: string };

export default function RoomList({
  data,
  aliases,
  children,
}: ContentProps<Shown[]>) {
  return (
    <>
      {children}
      {data.map(({ id, name, seats, href }) => (
        <section key={id} className="Room">
          <h2 id={id}>
            {aliases[id]?.map((former) => (
              <span key={former} id={former} />
            ))}
            <a href={href}>{name}</a>
          </h2>
          <p>{fillPlural(roomSeats, seats, 'en')}</p>
        </section>
      ))}
    </>
  );
}
