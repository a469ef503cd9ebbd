import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const columns = async (device: string) => {
    const { element } = await part.place({ items: ['a', 'b'] }, [], { device });
    return element.querySelector('ul, ol')?.getAttribute('data-columns');
  };
  const items = part.fields.items as { of?: unknown } | undefined;
  const of = typeof items?.of === 'object' ? (items.of as { type?: string }).type : items?.of;
  return {
    'designers can fill the list': part.hasFields({ items: 'array' }) && of === 'string',
    'it has names from the start': (await part.shows()) === 'OneTwoThree',
    'it shows the names': (await part.shows({ items: ['a', 'b'] })) === 'ab',
    'four columns on desktops': (await columns('desktop')) === '4',
    'two on tablets': (await columns('tablet')) === '2',
    'one on phones': (await columns('mobile')) === '1',
  };
};
