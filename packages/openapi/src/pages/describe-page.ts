import type { AddedContent } from 'stilldocs';
import { type Diagnostic, sourceOf } from 'stilldocs/feature';
import type { ApiReference } from '../api-reference.ts';
import { createAddresses } from './api-addresses.ts';
import { describeSchemas, describeTag } from './describe-operation.ts';
import { createDescribeText } from './describe-text.ts';
import { inventoryOf } from '../document/inventory.ts';
import { describeInfo, noInfo } from './describe-info.ts';
import { objectOf, textOf } from '../document/json.ts';
import { nameFields } from './name-fields.ts';
import { planPages } from './plan-pages.ts';
import { type ApiDocument, readApiDocument } from '../document/read-document.ts';
import type { RequestedReference } from '../document/reference-key.ts';
import { around, contentsOf, headingsOf } from './reference-frame.ts';
import { operationFinder } from './response-links.ts';
import { defaultLanguages, type SampleLanguage } from '../samples/sample-languages.ts';
import type { Highlight } from '../samples/samples.ts';
import { securityOf } from './security.ts';
import { serverSources } from './server-sources.ts';
import { checkApiDocument } from '../problems/validate.ts';
import type { AllLabels } from '../own-label.ts';

/** The maximum number of schemas without a name on a page that are shown in place of references. */
const maxUnnamed = 2000;

/** The requested page of a reference. */
export interface ApiPageRequest {
  /** The site's root, absolute. */
  root: string;
  base: string;
  lang: string;
  labels: AllLabels;
  /** The page's file, relative to the root. */
  page: string;
  /** The document, and how it is divided. */
  requested: RequestedReference;
  /** The path of the reference's first page, and the part of this page. */
  path: string;
  part: string;
  /** Whether the page's own Markdown has a title. */
  hasTitle: boolean;
  /** Receives the other files of the document, relative to the root. */
  reads(files: string[]): void;
  /** The languages of samples, in order. */
  languages?: readonly SampleLanguage[] | undefined;
  /** Where the form sends requests. Default: to the API. */
  proxy?: string | undefined;
  highlight: Highlight;
}

/** A page of a reference, with its facts for the pipeline. */
export interface ApiPage {
  reference: ApiReference;
  headings: NonNullable<AddedContent['headings']>;
  /** The other ids. */
  anchors: string[];
  /** What the page needs of a Content-Security-Policy: the targets of requests, and the logo. */
  sources: NonNullable<AddedContent['sources']>;
}

/**
 * Describes one page of a reference.
 *
 * @throws DiagnosticError with all mistakes of the document.
 */
export async function describeApiPage(
  request: ApiPageRequest,
): Promise<{ page?: ApiPage; diagnostics: Diagnostic[] }> {
  const { root, base, lang, labels, path, part, hasTitle, highlight } = request;
  const { file, pages } = request.requested;
  const document = readApiDocument(root, file, request.page);
  // Only the first page reports the mistakes.
  const diagnostics = part === '' ? await problemsOf(document) : [];
  request.reads(document.files);
  const plans = planPages(document, labels, pages);
  const plan = plans.find((one) => one.part === part);
  if (!plan) return { diagnostics };
  const inventory = inventoryOf(document);
  const { resolve } = inventory;
  const addresses = createAddresses(document, { path, base, part, pages });
  const text = createDescribeText(base, labels);
  const security = securityOf(document.root, resolve, text, labels);
  const context = {
    languages: request.languages ?? defaultLanguages,
    document: document.root,
    proxy: request.proxy,
    resolve,
    addresses,
    text,
    operation: operationFinder(inventory, addresses),
    unnamed: { left: maxUnnamed },
    security,
    labels,
    lang,
    highlight,
  };
  const info = objectOf(document.root.info);
  const groups: ApiReference['groups'] = [];
  for (const tag of plan.tags) groups.push(await describeTag(tag, context));
  const isFirst = part === '';
  const reference: ApiReference = {
    lang,
    title: hasTitle ? undefined : plan.title,
    descriptionHtml: text(isFirst ? textOf(info.description) : (plan.listed?.description ?? '')),
    security: isFirst ? security : [],
    ...(isFirst ? describeInfo(document.root, text, labels) : noInfo),
    contents: contentsOf(plans, plan, addresses),
    overview: isFirst ? undefined : { href: addresses.page(''), title: String(info.title ?? '') },
    around: isFirst ? [] : around(plans, plan, addresses),
    isOperation: plan.only !== undefined,
    groups,
    schemas: describeSchemas(plan.schemas, context),
  };
  const headings = headingsOf(reference, labels);
  const listed = reference.contents.filter(({ id }) => id !== '');
  const anchors = [
    ...listed.flatMap(({ items }) => items.map(({ id }) => id)),
    ...(plan.only ? [plan.only.id] : []),
    ...nameFields(reference),
  ];
  const servers = isFirst && request.proxy === undefined ? serverSources(document.root) : [];
  const pictures = [reference.logo?.src ?? ''].filter((src) => !src.startsWith('/')).map(sourceOf);
  const sources = {
    ...(servers.length > 0 && { 'connect-src': servers }),
    ...(pictures[0] && { 'img-src': pictures }),
  };
  return { page: { reference, headings, anchors, sources }, diagnostics };
}

/** The rows of a document; one for a reference that neither its reader nor its check can follow. */
async function problemsOf(document: ApiDocument): Promise<Diagnostic[]> {
  const found = await checkApiDocument(document);
  const isTold = ({ file, line, column }: Diagnostic) =>
    found.some((each) => each.file === file && each.line === line && each.column === column);
  return [...document.problems.filter((problem) => !isTold(problem)), ...found];
}
