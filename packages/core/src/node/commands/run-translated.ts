import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { writtenFrontMatter } from '../../content/source/read-front-matter.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { replaceFile } from '../files/temporary.ts';
import { blobOf } from '../site/git-blobs.ts';
import { git } from '../site/git-log.ts';
import { loadSites } from '../site/site.ts';
import { type CommandValues, textOption } from './options.ts';

/** The number of digits that name a version: more than any repository needs to tell its files apart. */
const digits = 12;

/** `docs translated`: records that a translation is up to date, in its front matter. */
export async function runTranslated(values: CommandValues): Promise<number> {
  const written = textOption(values.file);
  if (written === undefined)
    throw errorWith({
      rule: 'option',
      message: 'The file of the translation is missing',
      hint: 'docs translated pages/de/index.md',
    });
  const all = await loadSites({ root: textOption(values.root), drafts: true });
  const [source, ...translations] = all.filter(({ version }) => !version);
  const { root } = source!;
  const pages = translations.flatMap((site) => site.pages);
  // From this folder, or from the site's.
  const named = [resolve(written), resolve(root, written)].map((name) =>
    relative(root, name).replaceAll('\\', '/'),
  );
  const page = pages.find((each) => named.includes(each.file));
  const file = page?.file ?? written;
  if (!page?.translationOf)
    throw errorWith({
      rule: 'option',
      message: page
        ? `The source has no page of the path ${page.sourcePath ?? page.path}, which ${file} would translate`
        : `${file} is no translation of this site`,
      hint: page
        ? 'Name it as the page of the source is named'
        : `Translations are in ${translations.map(({ config }) => config.pagesDir).join(', ') || 'the folders of languages, of which the site has one'}`,
    });
  const { file: of, now } = page.translationOf;
  const version = (await versionOf(root, of, now)).slice(0, digits);
  const path = join(root, file);
  replaceFile(path, withVersion(readFileSync(path, 'utf8'), version));
  console.log(`${file} translates ${of} at ${version}`);
  return 0;
}

/** Stores a file as it is now in the repository, in no commit, and returns the name that git gives to it. */
async function versionOf(root: string, file: string, text: string): Promise<string> {
  try {
    return (await git(root, 'hash-object', '-w', '--', file)).trim();
  } catch {
    return blobOf(text);
  }
}

/** A text whose front matter names a version of the source. Everything else stays, with its line ends. */
export function withVersion(text: string, version: string): string {
  const [mark] = /^\uFEFF?/.exec(text)!;
  const body = text.slice(mark.length);
  const end = body.includes('\r\n') ? '\r\n' : '\n';
  const line = `translatedFrom: '${version}'`;
  const lines = body.split(/\r?\n/);
  const last = writtenFrontMatter(lines.join('\n')).trimEnd().split('\n').length - 1;
  const known = lines.findIndex((it, index) => index < last && it.startsWith('translatedFrom:'));
  if (last === 0) lines.unshift('---', line, '---', '');
  else if (known !== -1) lines[known] = line;
  else lines.splice(last, 0, line);
  return mark + lines.join(end);
}
