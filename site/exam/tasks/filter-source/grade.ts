import type { Grader } from '../../browser/answer.ts';
import { sourceOf } from '../../browser/parts.ts';
import { withAnswers } from '../../../checks/probes/browser/recipes/recipe-stage.tsx';

const film = { id: 'f1', file: 'https://films.example/f1.mp4', seconds: 30 };

export const grade: Grader = async (answer) => {
  const source = sourceOf(answer);
  const grades = await withAnswers(
    () => Response.json([film]),
    async (requests) => {
      const filters = (await source.ask('/settings/meta_fields', {})) as {
        value?: string;
        fields?: { label: string; value: string }[];
      }[];
      const filter = [{ field: filters[0]?.value ?? 'mood', value: 'calm' }];
      const videos = { assetType: 'VIDEO' };
      const found = (await source.ask('/?search=sea', { ...videos, filter })) as Record<
        string,
        unknown
      >[];
      await source.ask('/', videos);
      const asked = requests.map((address) => new URL(address).searchParams);
      const images = await source.ask('/', { assetType: 'IMAGE' });
      return {
        'it is registered as an asset source': source.isRegistered,
        'designers can narrow by mood':
          filters[0]?.fields?.map(({ label, value }) => `${label} ${value}`).join() ===
          'Calm calm,Wild wild',
        'it searches': asked[0]?.get('text') === 'sea',
        'it narrows': asked[0]?.get('mood') === 'calm',
        'it narrows only if asked': !asked[1]?.get('mood'),
        'an asset has all that is required':
          found[0]?.key === 'f1' &&
          found[0].url === film.file &&
          found[0].mimeType === 'video/mp4' &&
          typeof found[0].updated === 'number' &&
          Array.isArray(found[0].additionalSources),
        'with its length': found[0]?.duration === 30,
        'images get nothing': JSON.stringify(images) === '[]' && requests.length === 2,
        'other settings have no form':
          JSON.stringify(await source.ask('/settings/global', {})) === '{"form":[]}',
      };
    },
  );
  return grades as Record<string, boolean>;
};
