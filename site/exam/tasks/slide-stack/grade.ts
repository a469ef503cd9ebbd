import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const { children } = part.manifest ?? {};
  const { element } = await part.place({ children: ['a', 'b', 'c'] });
  const items = [...element.querySelectorAll('li')];
  return {
    'designers can put elements in': part.isRegistered && children !== undefined,
    'the editor calls them slides': children?.name === 'Slide',
    'there are at most five': children?.maxChildren === 5,
    'each is drawn in an item':
      items.map((item) => item.querySelector('em')?.textContent).join() === 'a,b,c',
    'it says what to do while there are none': (await part.shows()) === 'Add a slide',
  };
};
