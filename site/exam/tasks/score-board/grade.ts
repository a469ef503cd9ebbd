import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const { interactions = [], events = [] } = part.manifest ?? {};
  const board = await part.place({}, ['ON_SCORE']);
  const first = board.element.textContent;
  await board.click('+1');
  await board.click('+1');
  const counted = board.element.textContent;
  await board.send('RESET_SCORE');
  return {
    'designers find the action': interactions.some(({ type }) => type === 'RESET_SCORE'),
    'designers find the event': events.some(({ type }) => type === 'ON_SCORE'),
    'designers can use its number':
      events.find(({ type }) => type === 'ON_SCORE')?.args?.some((arg) => arg.name === 'score') ===
      true,
    'it begins at zero': first?.includes('0') === true,
    'the button counts': counted?.includes('2') === true,
    'the project hears each new number':
      JSON.stringify(board.heard) === '[["ON_SCORE",{"score":1}],["ON_SCORE",{"score":2}]]',
    'the action sets it back': board.element.textContent?.includes('0') === true,
  };
};
