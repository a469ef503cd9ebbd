import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';
import { inEditor } from '../../../checks/probes/browser/recipes/recipe-stage.tsx';
import { heard } from '../../../checks/probes/browser/stage.tsx';

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const sent = async (content: object, state: object = {}) => {
    const { click } = await part.place(content, [], state);
    const events = await heard('vev.track', () => click('Book'));
    return events.map(({ detail }) => detail).filter(({ type }) => type === 'SEAT_BOOKED');
  };
  const [event, ...more] = await sent({ seat: 'B7' });
  const [first] = await sent({});
  return {
    'designers type the seat': part.isRegistered && part.hasFields({ seat: 'string' }),
    'a click is tracked once': event !== undefined && more.length === 0,
    'with the seat': event?.data?.seat === 'B7',
    'with project, page and time':
      event?.metaData?.projectKey === 'shop' &&
      event.metaData.pageKey === 'home' &&
      typeof event.metaData.timestamp === 'number',
    'it has a seat from the start': first?.data?.seat === 'A1',
    'the editor sends nothing': (await sent({ seat: 'B7' }, inEditor)).length === 0,
  };
};
