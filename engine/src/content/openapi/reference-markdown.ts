import type {
  ApiContent,
  ApiField,
  ApiGroup,
  ApiOperation,
  ApiReference,
  ApiSchema,
  ApiType,
} from '../../shared/page/api-reference.ts';
import { htmlMarkdown } from '../twin/twin-markdown.ts';

/**
 * A page of a reference as Markdown, for the page's twin: what the page shows, but one language of
 * samples only, and no examples of responses, of which the fields are listed.
 */
export function referenceMarkdown(reference: ApiReference): string {
  const { title, descriptionHtml, servers, version, security, contents, groups } = reference;
  // As on the page: a page after the first is one group, whose title is its own.
  const level = reference.overview ? 2 : 3;
  return blocks(
    title && `# ${title}`,
    htmlMarkdown(descriptionHtml),
    lines(
      ...servers.map(({ url, description }) =>
        item(`Base address: \`${url || '/'}\``, description),
      ),
      version && item(`Version: ${version}`),
    ),
    security.length > 0 && '## Authorization',
    lines(
      ...security.map((way) =>
        item(`\`${way.name}\`: ${way.label}`, htmlMarkdown(way.descriptionHtml)),
      ),
    ),
    ...contents.flatMap((part) => [
      `## [${part.title}](${part.href})`,
      lines(
        ...part.items.map(
          ({ title: name, method, path }) => `- ${name}${method ? `: \`${method} ${path}\`` : ''}`,
        ),
      ),
    ]),
    ...groups.map((group) => groupMarkdown(group, level)),
    ...schemasMarkdown(reference.schemas, level),
  );
}

function groupMarkdown({ title, descriptionHtml, operations }: ApiGroup, level: 2 | 3): string {
  return blocks(
    level === 3 && `## ${title}`,
    htmlMarkdown(descriptionHtml),
    ...operations.map((operation) => operationMarkdown(operation, '#'.repeat(level))),
  );
}

function operationMarkdown(operation: ApiOperation, marks: string): string {
  const { title, method, path, parameters, body, responses, callbacks, samples } = operation;
  const part = (name: string) => `${marks}# ${name}`;
  return blocks(
    `${marks} ${title}`,
    `\`${method} ${path}\`${operation.isDeprecated ? ' (deprecated)' : ''}`,
    htmlMarkdown(operation.descriptionHtml),
    operation.security.length > 0 && `Authorization: ${operation.security.join(', or ')}`,
    ...parameters.flatMap(({ place, fields }) => [part(`Parameters: ${place}`), fieldList(fields)]),
    body && part(`Request body${body.isRequired ? ' (required)' : ''}`),
    body && htmlMarkdown(body.descriptionHtml),
    body && lines(...body.contents.map(contentItem)),
    responses.length > 0 && part('Responses'),
    lines(
      ...responses.map(({ status, descriptionHtml, headers, contents }) =>
        item(
          `\`${status}\``,
          htmlMarkdown(descriptionHtml),
          headers.length > 0 && item('Headers', fieldList(headers)),
          ...contents.map(contentItem),
        ),
      ),
    ),
    callbacks.length > 0 && part('Callbacks'),
    lines(
      ...callbacks.map(({ name, method: verb, address, descriptionHtml }) =>
        item(`${name}: \`${verb} ${address}\``, htmlMarkdown(descriptionHtml)),
      ),
    ),
    samples[0] && part(`Sample: ${samples[0].label}`),
    samples[0] && htmlMarkdown(samples[0].html),
  );
}

function schemasMarkdown(schemas: ApiSchema[], level: 2 | 3): string[] {
  if (schemas.length === 0) return [];
  return [
    level === 3 ? '## Schemas' : '',
    ...schemas.flatMap(({ name, type }) => [
      `${'#'.repeat(level)} ${name}`,
      blocks(headOf(type), ...insideOf(type)),
    ]),
  ];
}

function contentItem({ type, schema }: ApiContent): string {
  return item(`\`${type}\`: ${headOf(schema)}`, ...insideOf(schema));
}

function fieldList(fields: ApiField[]): string {
  return lines(
    ...fields.map(({ name, isRequired, isDeprecated, type }) => {
      const marks = [isRequired && 'required', isDeprecated && 'deprecated'].filter(Boolean);
      return item(`\`${name}\`: ${[headOf(type), ...marks].join(', ')}`, ...insideOf(type));
    }),
  );
}

/** "string, at least 1 character" */
function headOf({ text, notes }: ApiType): string {
  return [text, ...notes].join(', ');
}

function insideOf({ text, values, descriptionHtml, fields, variants }: ApiType): Part[] {
  const choice = values.length === 1 ? 'Always' : 'One of';
  return [
    values.length > 0 && `${choice} ${values.map((value) => `\`${value}\``).join(', ')}`,
    htmlMarkdown(descriptionHtml),
    fieldList(fields),
    variants && variants.kind.toLowerCase() !== text && `${variants.kind}:`,
    ...(variants?.types ?? []).map((type) => item(headOf(type), ...insideOf(type))),
  ];
}

type Part = string | false | undefined;

function blocks(...parts: Part[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function lines(...parts: Part[]): string {
  return parts.filter(Boolean).join('\n');
}

/** An item of a list: the first part follows the sign, the others stand below, as deep as it. */
function item(...parts: Part[]): string {
  return `- ${lines(...parts).replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}
