import type { ProjectImageAsset } from '@vev/utils';

const images = 'https://images.example.org/collection';

export function mapPhoto(id: string, title: string): ProjectImageAsset {
  return {
    key: id,
    mimeType: 'image/jpeg',
    url: `${images}/${id}.jpg`,
    filename: title,
    selfHosted: true,
    dimension: { width: 2400, height: 1600 },
    thumb: `${images}/${id}-240.jpg`,
    imageSizes: {
      600: `${images}/${id}-600.jpg`,
      1200: `${images}/${id}-1200.jpg`,
      2400: `${images}/${id}.jpg`,
    },
    updated: Date.now(),
  };
}
