function toVariables(wine) {
  return {
    't-wineName': wine.name,
    't-wineNotes': wine.notes,
    'i-bottlePhoto': {
      src: wine.photo.large,
      alt: wine.photo.description,
      srcset: `${wine.photo.small} 450w, ${wine.photo.large} 900w`,
    },
    'c--labelColor': wine.color,
  };
}

export function embedTag(wine) {
  const json = JSON.stringify(toVariables(wine)).replaceAll('<', '\\u003c');
  return `<script src="/vev/embed.js">${json}</script>`;
}
