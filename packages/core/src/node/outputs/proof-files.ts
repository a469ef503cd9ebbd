import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { fillPlural } from '../../shared/config/fill-plural.ts';
import type { ProofRow } from '../../shared/config/proof-config.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import {
  fileOfPath,
  htmlFiles,
  payloadFile,
  proofFile,
  proofFolder,
  siteProofFile,
  sourceFile,
} from '../../shared/page/paths.ts';
import type { FileProof, PageProof, SiteProof } from '../../shared/page/proof.ts';
import { resolveSpecifier } from '../assets/page-imports.ts';
import type { RenderContext } from '../document/documents.ts';
import type { Output } from '../files/write-output.ts';
import { notFoundPath } from '../site/discover.ts';
import { callOption } from '../site/extensions.ts';
import type { OutputFile, SiteOutputInput } from './output-kind.ts';

/** The files of an output that are written already. */
type Written = Pick<Output, 'names' | 'read'>;

/** The proof of each page, then the hashes of all files of an output. */
export async function* proofFiles(
  { context, facts }: Pick<SiteOutputInput, 'context' | 'facts'>,
  { names, read }: Written,
): AsyncGenerator<OutputFile> {
  const files: Record<string, FileProof> = {};
  for (const name of names())
    if (!name.startsWith(`${proofFolder}/`)) files[name] = proofOf(read(name));
  for (const page of facts.values()) {
    if (page.path === notFoundPath || (page.frontMatter.layout ?? 'docs') !== 'docs') continue;
    const name = proofFile(page.path);
    const content = JSON.stringify(await pageProof(context, page, files, read));
    files[name] = proofOf(content);
    yield { names: [name], content: () => content };
  }
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const site: SiteProof = { files: Object.fromEntries(sorted) };
  yield { names: [siteProofFile], content: () => JSON.stringify(site) };
}

/** The size and the hash of a content. */
export function proofOf(content: string | Uint8Array): FileProof {
  const bytes = Buffer.from(content);
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function pageProof(
  context: RenderContext,
  facts: PageFacts,
  all: Record<string, FileProof>,
  read: Written['read'],
): Promise<PageProof> {
  const { path } = facts;
  const [html = '', ...others] = htmlFiles(path);
  const names = [html, ...others, payloadFile(path), sourceFile(path), fileOfPath(path, '.md')];
  const files = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  const rows = [
    ...(await ownRows(context, facts, () => read(html).toString())),
    ...linkRows(context, facts),
    ...documentRows(context, files[html], files[sourceFile(path)]),
    ...(await commitRows(context, facts)),
  ];
  return { path, rows, files };
}

/** The rows of the site's configuration. */
async function ownRows(
  { site }: RenderContext,
  { path, file }: PageFacts,
  document: () => string,
): Promise<ProofRow[]> {
  const { proof } = site.config;
  const source = site.pages.find((page) => page.path === path)?.text ?? '';
  if (!proof) return [];
  return callOption('proof.rows', path, () => proof.rows({ path, file, source, document }));
}

/** The links that the build checked: a rule that is not an error proves nothing. */
function linkRows({ site: { config } }: RenderContext, { links }: PageFacts): ProofRow[] {
  const rules = ['dead-link', 'dead-anchor'] as const;
  const isChecked = rules.every((rule) => {
    const { severity = 'error', allow = [] } = config.checks[rule] ?? {};
    return severity === 'error' && allow.length === 0;
  });
  const count = links.filter(({ kind }) => kind === 'page').length;
  if (!isChecked || count === 0) return [];
  const { proofLinks, proofLinksText } = config.labels;
  return [[proofLinks, fillPlural(proofLinksText, count, config.lang)]];
}

function documentRows(
  { site: { config } }: RenderContext,
  html: FileProof | undefined,
  source: FileProof | undefined,
): ProofRow[] {
  const { labels, lang } = config;
  const count = html?.bytes.toLocaleString(lang);
  return [
    ...(count
      ? [[labels.proofBytes, fillLabel(labels.proofBytesText, { count })] as ProofRow]
      : []),
    ...(source ? [[labels.proofHash, source.sha256] as ProofRow] : []),
  ];
}

/** The last commit of the page, of what it includes, and of the modules that it imports. */
async function commitRows(
  { site, history }: RenderContext,
  { file, path, reads, imports }: PageFacts,
): Promise<ProofRow[]> {
  const text = site.pages.find((page) => page.path === path)?.text;
  const versions = await history();
  if (text === undefined || !versions) return [];
  const nameOf = (absolute: string) => relative(site.root, absolute).split(sep).join('/');
  const modules = imports
    .filter(({ specifier }) => /^[.~/]/.test(specifier))
    .map(({ specifier }) => resolveSpecifier(site.root, file, specifier));
  // The declarations of packages belong to no commit.
  const files = [...Object.keys(reads), ...modules]
    .map(nameOf)
    .filter((name) => !name.includes('node_modules/'));
  const commit = await versions.lastCommit({ file, text }, files);
  if (!commit) return [];
  const date = new Date(commit.date).toISOString().slice(0, 10);
  return [[site.config.labels.proofCommit, `${commit.id.slice(0, 12)}, ${date}`]];
}
