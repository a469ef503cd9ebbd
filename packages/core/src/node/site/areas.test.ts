import { describe, expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { areaOf } from './areas.ts';

describe('areaOf', () => {
  const link = (name: string) => ({ text: name, link: `/${name}` });
  const config = configOf({
    sidebar: {
      '/': [
        {
          text: 'React',
          items: [link('hooks'), { text: 'GitHub', link: 'https://github.com' }, link('props')],
        },
        link('alone'),
      ],
      '/guides': [{ text: 'React', items: [link('guides/one')] }],
    },
    areas: [
      { text: 'React', items: [link('context')] },
      { text: 'CMS', items: [link('cms'), link('cms/client')] },
    ],
  });
  const textsOf = (path: string) => areaOf(config, path)?.links.map(({ text }) => text);

  it('leads from a page that no sidebar lists to all others of its group, but not to other sites', () => {
    expect(areaOf(config, '/context')).toMatchObject({ text: 'React', isListed: false });
    expect(textsOf('/context')).toEqual(['context', 'hooks', 'props']);
  });

  it('leads from each page of the group to those that the sidebar lacks', () => {
    expect(areaOf(config, '/props')).toMatchObject({ text: 'React', isListed: true });
    expect(textsOf('/props')).toEqual(['context']);
  });

  it('may be no group of a sidebar', () => {
    expect(areaOf(config, '/cms')).toMatchObject({ text: 'CMS', isListed: false });
    expect(textsOf('/cms/client')).toEqual(['cms', 'cms/client']);
  });

  it('is none elsewhere', () => {
    expect(areaOf(config, '/alone')).toBeUndefined();
    expect(areaOf(config, '/unknown')).toBeUndefined();
  });
});
