import { describe, expect, it } from 'vitest';
import { lineOf, lineWithId, withoutIds } from './line-ids.ts';

const text = [
  'GET /rooms/{id}',
  lineWithId('get-room.query.limit', ['limit'], 'integer'),
  lineWithId('get-room.query.state', ['state', 'open', 'in repair'], 'string\nThe state of limit'),
  'Rooms of a house',
].join('\n');
const idOf = (...terms: string[]) => lineOf(text, terms, terms, ['Get a room', 'Rooms'])?.id;

describe('lines with ids', () => {
  it('are found by their names, not by the rest of the line', () => {
    expect([idOf('limit'), idOf('repair'), idOf('integer')]).toEqual([
      'get-room.query.limit',
      'get-room.query.state',
      undefined,
    ]);
    expect(idOf('limit', 'in', 'repair')).toBe('get-room.query.state');
  });

  it('are found by a name whose parts are in a title', () => {
    const rooms = lineWithId('list.room_state_id', ['room_state_id'], 'integer');
    const asked = ['room_state_id', 'room', 'state', 'id'];
    const idIn = (titles: string[]) =>
      lineOf(`${lineWithId('list.id', ['id'], '')}\n${rooms}`, asked, asked, titles)?.id;
    expect(idIn(['The state of a room'])).toBe('list.room_state_id');
  });

  it('are not what a query for the section itself is about', () => {
    expect(idOf('room')).toBeUndefined();
    expect(idOf('house')).toBeUndefined();
    // "Rooms" begins a word of a title, so that what else it begins is not meant.
    expect(lineOf(text, ['roo'], ['room', 'roof'], ['Room'])).toBeUndefined();
  });

  it('have no ids for readers', () => {
    expect(withoutIds(text)).toBe(
      'GET /rooms/{id}\nlimit\tinteger\nstate\topen\tin repair\tstring The state of limit\nRooms of a house',
    );
    expect(lineOf(text, ['repair'], ['repair'], [])?.text).toMatch(/^state\topen/);
  });
});
