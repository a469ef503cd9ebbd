export function wineTag({ title, picture, color }) {
  const data = {
    't-wineTitle': title,
    'i-wineImage': {
      src: picture.large,
      alt: picture.text,
      srcset: `${picture.small} 400w, ${picture.large} 800w`,
    },
    'c--wineColor': color,
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script src="/vev/embed.js">${json}</script>`;
}
