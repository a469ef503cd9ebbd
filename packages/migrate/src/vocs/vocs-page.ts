import { type Changes, migrateFrontMatter, splitFrontMatter } from '../migrate-front-matter.ts';
import { createEdits, type Edited } from '../migration.ts';

const renamed =
  (key: string): Changes[string] =>
  (value) => ({ keys: { [key]: value } });

/** The keys of Vocs with another name here. */
const vocsKeys: Changes = {
  outline: renamed('showOutline'),
  logo: renamed('showLogo'),
  sidebar: renamed('showSidebar'),
  topNav: renamed('showTopNav'),
  layout: (value) =>
    ['docs', 'minimal', 'landing'].includes(String(value))
      ? undefined
      : {
          keys: { 'x-layout': value },
          instead: 'There is no such layout: the page has the default one',
        },
  date: (value) => {
    if (typeof value !== 'string' || /^\d{4}-\d\d-\d\d/.test(value)) return undefined;
    const time = Date.parse(`${value} UTC`);
    return Number.isNaN(time)
      ? { keys: { 'x-date': value }, instead: 'Write the date as 2026-01-31' }
      : { keys: { date: new Date(time).toISOString().slice(0, 10) } };
  },
  'content.width': (value) => ({
    keys: { 'x-content.width': value },
    instead: 'Write content: with width: below it',
  }),
};

/** Migrates a page of Vocs 1: its front matter, and its imports. */
export function migrateVocsPage(text: string): Edited {
  const front = migrateFrontMatter(text, vocsKeys);
  const { body } = splitFrontMatter(text);
  const moved = migrateVocsModule(body);
  const above = front.text.split('\n').length - 1;
  const remarks = moved.remarks.map((remark) => ({ ...remark, line: remark.line + above }));
  return { text: front.text + moved.text, remarks: [...front.remarks, ...remarks] };
}

/** The components of Vocs that the engine has. The package `@stilldocs/vocs` has all. */
const ownComponents = new Set(['Authors', 'BlogPosts', 'Callout', 'Sponsors', 'Step', 'Steps']);

/** The module in place of one of Vocs; undefined if there is none. */
function movedModule(source: string, statement: string): string | undefined {
  if (source === 'vocs') return 'stilldocs';
  if (source !== 'vocs/components') return undefined;
  const [, list] = /\{([^}]*)\}/.exec(statement) ?? [];
  const names = list?.split(',').map((name) => name.trim().split(/\s/)[0]!);
  const isOwn = names?.every((name) => name === '' || ownComponents.has(name)) ?? false;
  return isOwn ? 'stilldocs/components' : '@stilldocs/vocs/components';
}

/** Migrates the imports of a module or of a page. */
export function migrateVocsModule(code: string): Edited {
  const edits = createEdits(code);
  const statement = /^(?:import|export)\b[^;'"`]*?\bfrom\s*(['"])([^'"\n]+)\1/gm;
  for (const found of code.matchAll(statement)) {
    const [all, quote = "'", source = ''] = found;
    const end = found.index + all.length;
    const start = end - source.length - 2;
    const moved = movedModule(source, all);
    if (moved !== undefined) edits.replace(start, end, quote + moved + quote);
    else if (/^(?:vocs\/|react-router)/.test(source))
      edits.remark({
        offset: found.index,
        what: `Import of ${source}`,
        instead: source.startsWith('react-router')
          ? 'Write <a href="…"> for a link; there is no router, every page is a document'
          : 'There is no such module: write what it does',
      });
  }
  return edits.apply();
}
