import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';
import { settled } from '../../../checks/probes/browser/stage.tsx';

/** Waits until the observers have seen the scroll position. */
async function scrollTo(element: Element, share: number) {
  const { top, height } = element.getBoundingClientRect();
  window.scrollTo(0, window.scrollY + top - window.innerHeight + height * share);
  for (let turn = 0; turn < 5; turn += 1) await settled();
}

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const space = document.createElement('div');
  space.style.height = '3000px';
  document.body.append(space);
  window.scrollTo(0, 0);
  try {
    const badge = await part.place({}, ['ON_SEEN']);
    const own = badge.element.querySelector('w, vev')?.firstElementChild ?? badge.element;
    const text = () => badge.element.textContent;
    await scrollTo(own, -1);
    const before = text();
    await scrollTo(own, 0.3);
    const third = text();
    await scrollTo(own, 0.8);
    const half = text();
    await scrollTo(own, -1);
    const after = text();
    await scrollTo(own, 1);
    return {
      'designers find the event':
        part.manifest?.events?.some(({ type }) => type === 'ON_SEEN') === true,
      'it waits': before === 'Not seen',
      'less than half is not enough': third === 'Not seen',
      'half of it is enough': half === 'Seen',
      'it stays seen': after === 'Seen',
      'the project hears it once': badge.heard.length === 1,
    };
  } finally {
    space.remove();
  }
};
