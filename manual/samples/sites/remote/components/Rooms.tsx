import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remote } from 'stilldocs/components';

interface Room {
  name: string;
  seats: number;
}

/** In place of a request: `(signal) => fetch('https://rooms.example/rooms', { signal })`. */
const load = async (): Promise<Room[]> =>
  JSON.parse(
    await readFile(join(import.meta.dirname, '../data/rooms.json'), 'utf8'),
  );

export async function Rooms() {
  const rooms = await remote('rooms', { maxAge: 86_400, load });
  return (
    <ul>
      {rooms.map(({ name, seats }) => (
        <li key={name}>{`${name}: ${seats} seats`}</li>
      ))}
    </ul>
  );
}
