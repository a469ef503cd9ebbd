import type { ProjectVideoAsset } from '@vev/utils';

const films = 'https://films.example.org/collection';

export function mapFilm(
  id: string,
  title: string,
  seconds: number,
): ProjectVideoAsset {
  const updated = Date.now();
  return {
    key: id,
    mimeType: 'video/mp4',
    url: `${films}/${id}.mp4`,
    filename: title,
    duration: seconds,
    dimension: { width: 1920, height: 1080 },
    videoSample: `${films}/${id}-sample.mp4`,
    videoThumbnail: `${films}/${id}.jpg`,
    additionalSources: [
      {
        key: `${id}-webm`,
        mimeType: 'video/webm',
        url: `${films}/${id}.webm`,
        updated,
      },
    ],
    updated,
  };
}
