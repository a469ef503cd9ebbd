import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const { interactions = [], events = [] } = part.manifest ?? {};
  const started = await part.place({}, ['ON_START']);
  const before = started.text('button');
  await started.send('START');
  const clicked = await part.place({}, ['ON_START']);
  await clicked.click('Silent');
  return {
    'designers find the action': interactions.some(({ type }) => type === 'START'),
    'designers find the event': events.some(({ type }) => type === 'ON_START'),
    'it is silent at first': before === 'Silent',
    'the action starts it': started.text('button') === 'Plays',
    'the project hears of that': started.heard.length === 1,
    'a click starts it': clicked.text('button') === 'Plays',
    'the project hears of the click': clicked.heard.length === 1,
  };
};
