import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

const photo = { key: 'cup', url: 'https://img.example/cup.jpg' };
const images = { cup: { src: photo.url, srcset: [['https://img.example/cup-400.jpg', 400]] } };

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const name = Object.keys(part.fields).find((key) => part.fields[key]?.type === 'image');
  const { element } = await part.place({ [`${name}`]: photo, caption: 'Cup' }, [], { images });
  const bare = (await part.place({ caption: 'Cup' })).element;
  const image = element.querySelector('img');
  return {
    'designers choose a photo': part.isRegistered && name !== undefined,
    'the photo is shown': image?.getAttribute('src')?.includes('cup') === true,
    'in the sizes of the project': image?.getAttribute('srcset')?.includes('cup-400.jpg') === true,
    'the caption is its text': image?.alt === 'Cup',
    'the caption is shown': element.querySelector('figcaption')?.textContent === 'Cup',
    'no photo, no image': bare.querySelector('img') === null,
  };
};
