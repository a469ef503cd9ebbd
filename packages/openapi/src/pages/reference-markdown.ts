import { fence, fillLabel, fillPlural, htmlMarkdown } from 'stilldocs/feature';
import {
  type ApiCallback,
  type ApiContent,
  type ApiField,
  type ApiGroup,
  type ApiLink,
  type ApiOperation,
  type ApiReference,
  type ApiResponse,
  type ApiSchema,
  type ApiType,
  isNamed,
} from '../api-reference.ts';
import type { AllLabels } from '../own-label.ts';

/**
 * A page of a reference as Markdown, for the page's twin: all of its text but that of its forms.
 *
 * @param twinOf The address of an operation's own twin, by its id. Default: it has none.
 */
export function referenceMarkdown(
  reference: ApiReference,
  labels: AllLabels,
  twinOf?: (id: string) => string,
): string {
  const { title, lang, descriptionHtml, servers, version, security, contents, groups } = reference;
  // As on the page: a later page is one group or operation, which has the page's title.
  const level = reference.isOperation ? 1 : reference.overview ? 2 : 3;
  return blocks(
    title && !reference.isOperation && `# ${title}`,
    htmlMarkdown(descriptionHtml),
    lines(
      ...servers.map(({ url, descriptionHtml: about }) =>
        item(`${fillPlural(labels.apiServers, 1, lang)}: \`${url || '/'}\``, htmlMarkdown(about)),
      ),
      version && item(`${labels.apiVersion}: ${version}`),
      ...reference.facts.map(({ label, links }) =>
        item(`${label}: ${links.map(linkMarkdown).join(labels.listSeparator)}`),
      ),
    ),
    security.length > 0 && `## ${labels.apiAuthorization}`,
    lines(
      ...security.map((way) =>
        item(`\`${way.name}\`: ${way.label}`, htmlMarkdown(way.descriptionHtml)),
      ),
    ),
    ...contents.flatMap((part) => [
      part.id && `## ${part.title}`,
      part.id && `[${fillLabel(labels.apiOpen, { title: part.title })}](${part.href})`,
      lines(
        ...part.items.map(
          ({ title: name, method = '', path = '' }) =>
            `- ${name}${method && isNamed({ title: name, method, path }) ? `: \`${method} ${path}\`` : ''}`,
        ),
      ),
    ]),
    ...groups.map((group) => groupMarkdown(group, level, labels, twinOf)),
    ...schemasMarkdown(reference.schemas, level, labels),
  );
}

const placeLabels: Record<
  string,
  'apiPathParameters' | 'apiQueryParameters' | 'apiHeaders' | 'apiCookies'
> = {
  path: 'apiPathParameters',
  query: 'apiQueryParameters',
  header: 'apiHeaders',
  cookie: 'apiCookies',
};

function groupMarkdown(
  { title, descriptionHtml, operations }: ApiGroup,
  level: 1 | 2 | 3,
  labels: AllLabels,
  twinOf?: (id: string) => string,
): string {
  return blocks(
    level === 3 && `## ${title}`,
    htmlMarkdown(descriptionHtml),
    ...operations.map((operation) =>
      operationMarkdown(operation, '#'.repeat(level), labels, twinOf?.(operation.id)),
    ),
  );
}

function operationMarkdown(
  operation: ApiOperation,
  marks: string,
  labels: AllLabels,
  twin?: string,
): string {
  const { title, method, path, parameters, body, responses, callbacks, samples, bodies, examples } =
    operation;
  const part = (name: string) => `${marks}# ${name}`;
  return blocks(
    `${marks} ${title}`,
    [
      isNamed(operation) && `\`${method} ${path}\``,
      operation.isDeprecated && `(${labels.apiDeprecated})`,
      twin && `([Markdown](${twin}))`,
    ]
      .filter(Boolean)
      .join(' '),
    htmlMarkdown(operation.descriptionHtml),
    operation.security.length > 0 &&
      fillLabel(labels.apiAuthorizationBy, { ways: operation.security.join(labels.apiOr) }),
    ...parameters.flatMap(({ place, fields }) => [
      part(labels[placeLabels[place] ?? 'apiHeaders']),
      fieldList(fields, labels),
    ]),
    body && part(`${labels.apiRequestBody}${body.isRequired ? ` (${labels.apiRequired})` : ''}`),
    body && htmlMarkdown(body.descriptionHtml),
    body && lines(...body.contents.map((content) => contentItem(content, labels))),
    responses.length > 0 && part(labels.apiResponses),
    lines(...responses.map((response) => responseItem(response, labels))),
    callbacks.length > 0 && part(labels.apiCallbacks),
    lines(...callbacks.map((callback) => callbackItem(callback, labels))),
    ...samples.flatMap(({ label, language, code }) => [
      part(fillLabel(labels.apiSampleIn, { language: label })),
      fence(code, language),
    ]),
    ...bodies.flatMap(({ label, language, code }) => [
      part(`${labels.apiRequestBody}: ${label}`),
      fence(code, language),
    ]),
    ...examples.flatMap(({ status, samples: all }) =>
      all.flatMap(({ label, language, code }) => [
        part(`${labels.apiResponse} ${status}${all.length > 1 ? `: ${label}` : ''}`),
        fence(code, language),
      ]),
    ),
  );
}

function responseItem(response: ApiResponse, labels: AllLabels): string {
  const { status, descriptionHtml, headers, contents, links } = response;
  return item(
    `\`${status}\``,
    htmlMarkdown(descriptionHtml),
    headers.length > 0 && item(labels.apiHeaders, fieldList(headers, labels)),
    ...contents.map((content) => contentItem(content, labels)),
    links.length > 0 && item(labels.apiLinks, linkList(links, labels)),
  );
}

function callbackItem(callback: ApiCallback, labels: AllLabels): string {
  const { name, method, address, descriptionHtml, body, responses, callbacks } = callback;
  const answers = responses.map((response) => responseItem(response, labels));
  return item(
    `${name}: \`${method} ${address}\``,
    htmlMarkdown(descriptionHtml),
    htmlMarkdown(body?.descriptionHtml ?? ''),
    ...(body?.contents ?? []).map((content) => contentItem(content, labels)),
    answers.length > 0 && item(labels.apiResponses, ...answers),
    ...callbacks.map((inner) => callbackItem(inner, labels)),
  );
}

function schemasMarkdown(schemas: ApiSchema[], level: 1 | 2 | 3, labels: AllLabels): string[] {
  if (schemas.length === 0) return [];
  return [
    level === 3 ? `## ${labels.apiSchemas}` : '',
    ...schemas.flatMap(({ name, type }) => [
      `${'#'.repeat(level)} ${name}`,
      blocks(headOf(type), ...insideOf(type, labels)),
    ]),
  ];
}

function contentItem({ type, schema }: ApiContent, labels: AllLabels): string {
  return item(`\`${type}\`: ${headOf(schema)}`, ...insideOf(schema, labels));
}

function fieldList(fields: ApiField[], labels: AllLabels): string {
  return lines(
    ...fields.map(({ name, isRequired, isDeprecated, type }) => {
      const marks = [isRequired && labels.apiRequired, isDeprecated && labels.apiDeprecated].filter(
        Boolean,
      );
      return item(`\`${name}\`: ${[headOf(type), ...marks].join(', ')}`, ...insideOf(type, labels));
    }),
  );
}

/** "string, at least 1 character" */
function headOf({ text, notes }: ApiType): string {
  return [text, ...notes].join(', ');
}

function insideOf(
  { text, values, descriptionHtml, fields, variants }: ApiType,
  labels: AllLabels,
): Part[] {
  const choice = values.length === 1 ? labels.apiAlways : labels.apiOneOf;
  return [
    values.length > 0 && `${choice} ${values.map((value) => `\`${value}\``).join(', ')}`,
    htmlMarkdown(descriptionHtml),
    fieldList(fields, labels),
    variants && variants.kind.toLowerCase() !== text && `${variants.kind}:`,
    ...(variants?.types ?? []).map((type) => item(headOf(type), ...insideOf(type, labels))),
  ];
}

function linkList(links: ApiLink[], labels: AllLabels): string {
  return lines(
    ...links.map(({ name, title, href, descriptionHtml, values }) =>
      item(
        href ? `[${title}](${href})` : `\`${name}\``,
        htmlMarkdown(descriptionHtml),
        ...values.map(({ name: parameter, value }) =>
          item(fillLabel(labels.apiLinkValue, { name: `\`${parameter}\``, value: `\`${value}\`` })),
        ),
      ),
    ),
  );
}

function linkMarkdown({ text, href }: { text: string; href?: string }): string {
  return href ? `[${text}](${href})` : text;
}

type Part = string | false | undefined;

function blocks(...parts: Part[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function lines(...parts: Part[]): string {
  return parts.filter(Boolean).join('\n');
}

/** An item of a list: the first part follows the marker, the others are indented below it. */
function item(...parts: Part[]): string {
  return `- ${lines(...parts).replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}
