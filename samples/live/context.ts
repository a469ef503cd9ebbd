import type { SchemaContextModel } from '@vev/utils';
import type { LogLine, Values } from '../../site/live/protocol.ts';
import { type Project, pages, projectKey, projectTitle } from './project.ts';

/** What the functions of a schema get as their context. */
export type MakeContext = (values: Values) => SchemaContextModel;

/**
 * Makes the context of a form. The libraries, the upload and the storage are stand-ins: they answer
 * with the sample project's own media, for this frame alone, and say so in the log.
 */
export function contextMaker(project: Project, log: (line: LogLine) => void): MakeContext {
  const standIn = (name: string) => log({ kind: 'note', name: `${name}: a stand-in answers here` });
  const storage = createStorage(standIn);
  const actions = createActions(project, standIn);
  return (values) => ({
    key: 'sample',
    pkg: 'sample',
    value: values,
    project: { title: projectTitle, key: projectKey, index: 'home' },
    pages: project.state().pages.map(({ key, title, path }) => ({ key, title, path })),
    currentPage: { ...pages[0]!, project: projectKey },
    content: [{ key: 'sample', name: 'This component', parentKey: 'section', type: 'sample' }],
    events: [],
    menus: project.state().menus,
    createOrUpdateMenu: async (menu) => menu,
    deleteMenu: async () => undefined,
    storage,
    actions,
  });
}

/** Logs that a stand-in has answered. */
type StandIn = (name: string) => void;

/** Storage that ends with the frame. */
function createStorage(standIn: StandIn): SchemaContextModel['storage'] {
  const stored = new Map<string, unknown>();
  return {
    getItem: async (key, scope = '') => {
      standIn('Storage');
      return stored.get(`${scope}/${key}`);
    },
    setItem: async (key, value, scope = '') => {
      standIn('Storage');
      stored.set(`${scope}/${key}`, value);
    },
  };
}

/** Libraries that choose their first item by themselves, and the rest of the editor's actions. */
function createActions(project: Project, standIn: StandIn): SchemaContextModel['actions'] {
  const library = project.library([]);
  const [image, video, audio, icon] = [
    library.image[0]!,
    library.video[0]!,
    library.audio[0]!,
    library.icon[0]!,
  ];
  const open =
    <Item>(name: string, item: Item) =>
    (choose: (item: Item) => void) => {
      standIn(name);
      choose(item);
    };
  const refuse = (name: string) => async () => {
    standIn(name);
    throw new Error(`${name} needs the Design Editor`);
  };
  const close = () => undefined;
  const sound = { key: audio.key, url: audio.url, filename: audio.name };
  return {
    imageLibraryOpen: open('Image library', { key: image.key, url: image.url }),
    imageLibraryClose: close,
    videoLibraryOpen: open('Video library', { key: video.key, url: video.url }),
    videoLibraryClose: close,
    audioLibraryOpen: open('Audio library', sound),
    audioLibraryClose: close,
    shapeLibraryOpen: open('Shape library', icon),
    shapeLibraryClose: close,
    uploadFile: async (file) => {
      standIn('Upload');
      if (typeof file === 'string') return { name: file, url: file };
      return { name: file.name, url: URL.createObjectURL(file) };
    },
    authenticateGoogle: refuse('Google sign-in'),
    hasAccessGoogle: async () => false,
    revokeGoogle: refuse('Google sign-in'),
  };
}
