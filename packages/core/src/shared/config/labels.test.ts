import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/* Every text of the interface is in `labels.ts`, here or in a package. */

const source = join(import.meta.dirname, '../..');

/**
 * The folders whose texts readers see or hear. `content/` also has texts for authors; see
 * `replaced-labels.test.ts`.
 */
const reference = '../../openapi/src/reference';
const files = ['theme', 'runtime', 'offline', 'shared/live', 'shared/search', reference]
  .flatMap((side) =>
    readdirSync(join(source, side), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${side}/${name}`,
    ),
  )
  .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\./.test(name));

/** Places whose texts are not part of the interface, and the reason. */
const exceptions: [place: RegExp, reason: string][] = [
  [/^theme\/render\//, 'messages for authors; what is rendered comes from elsewhere'],
  [/^runtime\/chrome\/stored-copy\.ts:\d+ \.StoredCopy \{/, 'a style sheet'],
  [/^runtime\/changes\/changes-styles\.ts:\d+ \.Changes \{/, 'a style sheet'],
  [/^runtime\/changes\/show-changes\.ts:\d+ Changes$/, 'a class'],
  [/\/reference\/send-request\.ts:\d+ (Bearer|Basic)$/, 'schemes of HTTP'],
  [/^runtime\/live\/edit\/tokens\.ts:\d+ (abstract|enum|new|Infinity)\b/, 'words of JavaScript'],
  [/^runtime\/live\/frame\/worker-source\.ts:\d+ ,known=/, 'a script'],
  [/^runtime\/.*:\d+ The (?:script|answer for|file|island)$/, 'errors that are logged'],
  [
    /^runtime\/.*:\d+ (?:is not (?:part of this site|Markdown)|has (?:the status|no types)|is incomplete|failed on)$/,
    'the same',
  ],
  [/^shared\/search\/shard-numbers\.ts:/, 'causes of errors that are shown'],
  [/^shared\/search\/(?:word-stem|language-words)\.ts:\d+ (?:[a-z]+ )+[a-z]+$/, 'lists of words'],
  [/ input, textarea, (?:select|\[contenteditable\]\))$/, 'selectors'],
  [/ pointerover pointerdown .*$/, 'names of events'],
];

/** Attributes with texts for readers. */
const spoken = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);

/** Whether a text is prose: `Copy`, `no results`, ` more` behind a value; not `data-copy`, `ArrowUp`, `a.b`. */
function isProse(text: string): boolean {
  return (
    /^\W*[A-Z][a-z]+\W*$/.test(text) ||
    /(^|[\s>])[A-Za-z]?[a-z]+[,.:;!?…]? [a-z]+([\s,.:;!?…<]|$)/.test(text) ||
    /^ [a-z]{2,}$/.test(text)
  );
}

/** Calls and properties whose texts are not part of the interface. */
const silent =
  /^(?:console\.\w+|mistake|closest|matches|querySelector(?:All)?|\w*\??\.(?:closest|matches|querySelector(?:All)?|(?:set|get|has|remove)Attribute)|[\w.]+\.classList\.\w+|part|words)$/;
const silentProperties = /^(?:message|hint|className|class|id|key|code|d|rel|type|role|sizes)$/;

function isSilent(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  if (ts.isLiteralTypeNode(parent) || ts.isExpressionStatement(parent)) return true;
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const around = at.parent;
    if (ts.isBinaryExpression(around) && /==/.test(around.operatorToken.getText())) return true;
    if (ts.isElementAccessExpression(around) && around.argumentExpression === at) return true;
    if (ts.isThrowStatement(around)) return false;
    if ((ts.isCallExpression(around) || ts.isNewExpression(around)) && around.expression !== at)
      return silent.test(around.expression.getText());
    if (ts.isPropertyAssignment(around))
      return around.name === at || silentProperties.test(around.name.getText());
    if (ts.isJsxAttribute(around)) return !spoken.has(around.name.getText());
    if (ts.isStatement(around)) return false;
  }
  return false;
}

/** The texts of a file that a reader may see or hear, with their lines. */
function textsOf(file: string): string[] {
  const code = readFileSync(join(source, file), 'utf8');
  if (file.endsWith('.css'))
    return [...code.matchAll(/content:([^;]*)/g)]
      .flatMap(([, value]) => value!.match(/'[^']*'|"[^"]*"/g) ?? [])
      .filter((text) => /[a-z]{2}/i.test(text))
      .map((text) => `${file} ${text}`);
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    const isWritten = ts.isJsxText(node) && /[a-z]{2}/i.test(node.text);
    const isNamed =
      isText &&
      ts.isJsxAttribute(node.parent) &&
      spoken.has(node.parent.name.getText()) &&
      /[a-z]/i.test(node.text);
    if (isWritten || isNamed || (isText && isProse(node.text) && !isSilent(node))) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.text.trim()}`);
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

it('readers see no text that a site cannot replace', () => {
  expect(files.length).toBeGreaterThan(80);
  const isKnown = (text: string) => exceptions.some(([place]) => place.test(text));
  expect(files.flatMap(textsOf).filter((text) => !isKnown(text))).toEqual([]);
});
