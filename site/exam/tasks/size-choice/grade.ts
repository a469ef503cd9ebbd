import type { SelectField, StringField } from '@vev/utils';
import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const size = part.fields.size as SelectField | undefined;
  const note = part.fields.note as StringField | undefined;
  const items = Array.isArray(size?.options?.items) ? size.options.items : [];
  return {
    'designers choose': part.isRegistered && size?.type === 'select',
    'with radio buttons': size?.options?.display === 'radio',
    'between S, M and L':
      items.map(({ label, value }) => `${label}${String(value)}`).join() === 'Ss,Mm,Ll',
    'the panel begins with M': size?.initialValue === 'm',
    'the page begins with M': (await part.shows()) === 'Size: M',
    'it shows the choice': (await part.shows({ size: 'l' })) === 'Size: L',
    'the note has several lines': Boolean(note?.options?.multiline),
    'it shows the note': (await part.shows({ size: 's', note: 'Slim' })).includes('Slim'),
  };
};
