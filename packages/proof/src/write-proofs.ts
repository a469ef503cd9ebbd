import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltSite, SitePage } from 'stilldocs';
import { fillPlural } from 'stilldocs/feature';
import { filesBelow, filesOfPage } from 'stilldocs/node';
import {
  type FileProof,
  type PageProof,
  proofFile,
  type ProofRow,
  type RowsOfPage,
  siteProofFile,
  type SiteProof,
} from './proof-file.ts';

/** Writes the proof of each page of each edition into an output, then the hashes of all its files. */
export async function writeProofs(
  site: BuiltSite,
  folder: string,
  rowsOf: RowsOfPage = () => [],
): Promise<void> {
  const read = (name: string) => readFileSync(join(folder, name));
  const files = Object.fromEntries(filesBelow(folder).map((name) => [name, proofOf(read(name))]));
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    files[name] = proofOf(content);
  };
  const writePage = async (edition: BuiltSite, page: SitePage) => {
    const below = (name: string) => folderOf(edition, site) + name;
    const names = filesOfPage(page.path);
    const documents = names.documents.map(below);
    // A page of the source that an edition does not show in place of its own.
    if (!files[below(names.payload)]) return;
    const own = [...documents, ...[names.payload, names.source, names.markdown].map(below)];
    const document = () => read(documents[0]!).toString();
    const { path, file, sourcePath } = page;
    const source = files[below(names.source)] ? below(names.source) : names.source;
    const proven = () => {
      const text = read(source).toString();
      return { path, sourcePath, lang: edition.lang, file, source: text, document };
    };
    const proof: PageProof = {
      path,
      rows: [
        ...(isPresent(edition, site) ? await rowsOf(proven()) : []),
        ...linkRows(edition, page),
        ...(await commitRows(edition, page)),
      ],
      files: Object.fromEntries(own.flatMap((name) => (files[name] ? [[name, files[name]]] : []))),
    };
    write(below(proofFile(path)), JSON.stringify(proof));
  };
  const all = [site, ...site.editions];
  for (const edition of all) {
    const { base, lang, pages } = edition;
    const own = new Set(pages.map(({ path }) => path));
    const source = all.find((each) => `${each.base}/${lang}` === base);
    for (const page of pages) await writePage(edition, page);
    for (const page of source?.pages ?? []) if (!own.has(page.path)) await writePage(edition, page);
  }
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const whole: SiteProof = { files: Object.fromEntries(sorted) };
  write(siteProofFile, JSON.stringify(whole));
}

/** The folder of an edition in the output; empty for the source of today. */
function folderOf({ base }: BuiltSite, site: BuiltSite): string {
  return base === site.base ? '' : `${base.slice(site.base.length + 1)}/`;
}

/** Whether an edition is the source of today or a translation of it: what a site knows of its pages says nothing of earlier versions. */
function isPresent({ base, lang }: BuiltSite, site: BuiltSite): boolean {
  return base === site.base || (lang !== site.lang && base === `${site.base}/${lang}`);
}

/** The size and the hash of a content. */
export function proofOf(content: string | Uint8Array): FileProof {
  const bytes = Buffer.from(content);
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The links that the build checked: a rule that is not an error proves nothing. */
function linkRows({ checks, labels, lang }: BuiltSite, { links }: SitePage): ProofRow[] {
  const isChecked = ['dead-link', 'dead-anchor'].every((rule) => {
    const { severity = 'error', allow = [] } = checks[rule] ?? {};
    return severity === 'error' && allow.length === 0;
  });
  const count = links.filter(({ kind }) => kind === 'page').length;
  if (!isChecked || count === 0) return [];
  return [[labels.proofLinks, fillPlural(labels.proofLinksText, count, lang)]];
}

async function commitRows({ labels }: BuiltSite, { commit }: SitePage): Promise<ProofRow[]> {
  const last = await commit();
  if (!last) return [];
  const date = new Date(last.date).toISOString().slice(0, 10);
  return [[labels.proofCommit, `${last.id.slice(0, 12)}, ${date}`]];
}
