import type { StringField } from '@vev/utils';
import type { Grader } from '../../browser/answer.ts';
import { isHidden, partOf } from '../../browser/parts.ts';

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const { fields, manifest } = part;
  const bar = await part.place({ hasButton: true });
  const words = bar.text('button');
  await bar.click('Close');
  return {
    'it spans the page': part.isRegistered && manifest?.type === 'section',
    'the text has a limit': (fields.text as StringField).options?.maxLength === 80,
    'the words of the button are hidden without it':
      (await isHidden(fields.buttonText, { hasButton: false })) === true,
    'they are shown with it': (await isHidden(fields.buttonText, { hasButton: true })) === false,
    'it reads right when it was just placed': (await part.shows()) === 'Notice',
    'it shows the text': (await part.shows({ text: 'Closed on Monday' })) === 'Closed on Monday',
    'the button has words from the start': words === 'Close',
    'a click hides the bar': bar.element.textContent === '',
  };
};
