import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { siteRoot } from '../../page-source.ts';

/**
 * A statement that a probe checks against the published SDK, in a browser: `probes.test.ts` runs
 * it.
 */
export interface Statement {
  /** Relative to `pages`. */
  page: string;
  says: string;
  /** The file of the probe, relative to `site/checks`. */
  file: string;
}

const folder = 'probes/browser';

/** The statements of all probes. They are parsed, not run: a probe needs a browser. */
export function readStatements(): Statement[] {
  const root = join(siteRoot, 'checks', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => statementsIn(`${folder}/${name}`, readFileSync(join(root, name), 'utf8')));
}

function statementsIn(file: string, text: string): Statement[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = new Map<string, string>();
  const found: Statement[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    ) {
      constants.set(node.name.getText(), node.initializer.text);
    }
    if (ts.isObjectLiteralExpression(node)) {
      const [page, says] = [valueOf(node, 'page'), valueOf(node, 'says')];
      if (page !== undefined && says !== undefined) found.push({ page, says, file });
      else if (node.properties.some((property) => property.name?.getText() === 'says')) {
        throw new Error(
          `Unexpected probe in site/checks/${file}, expected its page and its words as texts: ${node.getText().slice(0, 80)}`,
        );
      }
    }
    node.forEachChild(visit);
  }

  function valueOf({ properties }: ts.ObjectLiteralExpression, name: string): string | undefined {
    const property = properties.find((candidate) => candidate.name?.getText() === name);
    if (property && ts.isShorthandPropertyAssignment(property)) return constants.get(name);
    if (!property || !ts.isPropertyAssignment(property)) return undefined;
    const { initializer } = property;
    if (ts.isIdentifier(initializer)) return constants.get(initializer.text);
    // For a computed text, the words before the first computed one.
    if (ts.isTemplateExpression(initializer)) return initializer.head.text.trim();
    return ts.isStringLiteralLike(initializer) ? initializer.text : undefined;
  }
}
