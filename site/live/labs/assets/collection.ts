/** The museum's collection behind the samples, as its service would answer. */
export const collection = {
  host: 'collection.example.org',
  token: 'museum-token',
  photos: [
    ['jug', 'Blue jug', 'glass', 2400, 1600],
    ['map', 'Map of the harbor', 'paper', 3000, 2000],
    ['vase', 'Vase with two handles', 'glass', 1600, 2000],
    ['poster', 'Poster of the first exhibition', 'paper', 1400, 2000],
  ].map(([id, title, material, width, height]) => ({
    id,
    title,
    material,
    width,
    height,
    file: `https://images.example.org/collection/${id}.jpg`,
  })),
  /** Already as assets. */
  images: ['oil-lamp-1904', 'harbor-map-1788', 'mask-1650'].map((id) => ({
    key: id,
    filename: id.replaceAll('-', ' '),
    mimeType: 'image/jpeg',
    title: id,
    material: 'paper',
    updated: 1767261600000,
    url: `https://collection.example.org/images/${id}.jpg`,
  })),
  films: [
    { id: 'tour', title: 'A walk through the museum', material: 'paper', seconds: 90 },
    { id: 'glass', title: 'How glass is blown', material: 'glass', seconds: 245 },
  ],
};

export type Collection = typeof collection;
