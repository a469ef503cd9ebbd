import type { Grader } from '../../browser/answer.ts';

type Data = Record<string, unknown> & { 'i-wineImage'?: Record<string, string> };

export const grade: Grader = ({ exports }) => {
  const wineTag = exports.wineTag as (wine: object) => string;
  const title = 'Red </script><b>"Riesling" & more\n';
  const picture = { small: '/s.jpg', large: '/l.jpg', text: 'A bottle' };
  const parsed = new DOMParser().parseFromString(
    wineTag({ title, picture, color: '#600' }),
    'text/html',
  );
  const scripts = [...parsed.querySelectorAll('script')];
  const data = JSON.parse(scripts[0]?.textContent?.trim() || '{}') as Data;
  const image = data['i-wineImage'];
  const sources = (image?.srcset ?? '').split(',').map((part) => part.trim());
  return {
    'the page is on the site':
      scripts.length === 1 && scripts[0]?.getAttribute('src') === '/vev/embed.js',
    'the title arrives as it is': data['t-wineTitle'] === title,
    'the title cannot leave its place': parsed.querySelector('b') === null,
    'the color arrives': data['c--wineColor'] === '#600',
    'the picture arrives':
      ['/s.jpg', '/l.jpg'].includes(image?.src ?? '') && image?.alt === 'A bottle',
    'in both sizes': sources.includes('/s.jpg 400w') && sources.includes('/l.jpg 800w'),
  };
};
