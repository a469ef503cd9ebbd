import type { VevProps } from '@vev/utils';
import { type Grader, fieldsOf } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

/** The fields of an item of a list, in whichever form they were written. */
function itemFields(field: VevProps | undefined): Record<string, VevProps> {
  const { of, fields } = (field ?? {}) as { of?: unknown; fields?: VevProps[] };
  if (of === 'object') return fieldsOf(fields);
  const one = Array.isArray(of) && of.length === 1 ? (of[0] as unknown) : of;
  if (Array.isArray(one)) return fieldsOf(one as VevProps[]);
  return fieldsOf((one as { fields?: VevProps[] } | undefined)?.fields);
}

/** What the list of the panel says of an item. */
function previewOf(field: VevProps | undefined, item: object): unknown {
  const one = (field as { of?: unknown } | undefined)?.of;
  const [inner] = Array.isArray(one) ? one : [one];
  const { preview } = { ...(inner as object), ...field } as { preview?: unknown };
  const shown = typeof preview === 'function' ? preview(item) : preview;
  return (shown as { title?: string } | undefined)?.title;
}

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const { people } = part.fields;
  const fields = itemFields(people);
  const photo = { key: 'ada', url: 'https://img.example/ada.jpg' };
  const images = { ada: { src: photo.url, srcset: [] } };
  const { element } = await part.place({ people: [{ name: 'Ada', photo }, { name: 'Bo' }] }, [], {
    images,
  });
  const items = [...element.querySelectorAll('li')];
  return {
    'designers add people': part.isRegistered && people?.type === 'array',
    'each has a name and a photo': fields.name?.type === 'string' && fields.photo?.type === 'image',
    'the panel lists them by name': previewOf(people, { name: 'Ada' }) === 'Ada',
    'it shows the names': items.map(({ textContent }) => textContent).join() === 'Ada,Bo',
    'a photo has the name as its text': items[0]?.querySelector('img')?.alt === 'Ada',
    'no photo, no image': items[1]?.querySelector('img') === null,
    'it says that there is no one': (await part.shows()) === 'No one yet',
    'a person without a name breaks nothing':
      (await part.place({ people: [{}] })).element.querySelectorAll('li').length === 1,
  };
};
