import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const { element } = await part.place({ quote: 'To be', author: 'Ann' });
  const rules = part.manifest?.editableCSS ?? [];
  const elementOf = (text: string) =>
    [...element.querySelectorAll('*')].find(
      (it) => it.children.length === 0 && it.textContent === text,
    );
  /** The properties that designers may change on the element with this text. */
  const editable = (text: string) => {
    const target = elementOf(text);
    const found = rules.find(({ selector }) =>
      target?.classList.contains(selector.replace(/^\./, '')),
    );
    return [...(found?.properties ?? [])].sort().join();
  };
  return {
    'designers find it': part.isRegistered,
    'color and size of the quotation are theirs': editable('To be') === 'color,font-size',
    'the color of the author is theirs': editable('Ann') === 'color',
    'no style of its own is stronger than theirs': element.querySelector('[id] [style]') === null,
    'the author is left out while empty': (await part.shows({ quote: 'To be' })) === 'To be',
    'it shows something before anything is filled in': (await part.shows()) === 'Say something',
  };
};
