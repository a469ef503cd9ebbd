import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

const photo = { key: 'cup', url: 'https://img.example/cup.jpg' };
const images = {
  cup: { src: photo.url, srcset: [['https://img.example/cup-400.jpg', 400]] },
};
const goal = { mode: 2, href: 'https://shop.example/cup' };

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const { element } = await part.place({ photo, name: 'Cup', goal }, [], { images });
  const bare = (await part.place({ name: 'Cup' })).element;
  const image = element.querySelector('a img');
  return {
    'designers find it': part.isRegistered,
    'its fields have the right types': part.hasFields({
      photo: 'image',
      name: 'string',
      goal: 'link',
    }),
    'a click leads to the goal': element.querySelector('a')?.getAttribute('href') === goal.href,
    'the photo comes in the sizes of the project':
      image?.getAttribute('srcset')?.includes('cup-400.jpg') === true,
    'the photo has a text': image?.getAttribute('alt') === 'Cup',
    'the name is shown': element.querySelector('a')?.textContent === 'Cup',
    'nothing is broken without photo and goal':
      bare.querySelector('img, a') === null && bare.textContent === 'Cup',
    'it has a name from the start': (await part.shows()) === 'Product',
  };
};
