import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { sdkRoot } from '../page-source.ts';
import { asking, sdkProgram } from './sdk-program.ts';

/*
 * A project has no types for the module `vev`. What these hooks return is then `any`, wholly or in
 * part, says /react/hooks: the compiler accepts a misspelled member.
 */
const accepted = [
  'sdk.useEditorState().misspelled',
  "sdk.useIcon('leaf').misspelled",
  "sdk.useImage('photo').misspelled",
  'sdk.useMenu().misspelled',
  'sdk.useModel().misspelled',
  'sdk.usePages()[0][0]!.misspelled',
  'sdk.useRoute().misspelled',
  "sdk.useVariable('price')!.misspelled",
];
/** A hook whose types are in the package. */
const refused = 'sdk.useViewport().misspelled';

/** The types that this repository has for the module, which no project has. */
const without = new Map([[join(sdkRoot, 'vev/index.d.ts'), '']]);

const statements = [...accepted, refused];
const program = sdkProgram(
  `import * as sdk from '@vev/react';\n${statements.join(';\n')};\n`,
  without,
);
const file = program.getSourceFile(asking)!;
const lines = program
  .getSemanticDiagnostics(file)
  .map(({ start = 0 }) => file.getLineAndCharacterOfPosition(start).line);
const messages = ts.formatDiagnostics(program.getSemanticDiagnostics(file), {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => '',
  getNewLine: () => '\n',
});

it.each(statements.map((statement, index) => [statement, index] as const))(
  'the compiler judges %s as the page says',
  (statement, index) => {
    expect(lines.includes(index + 1), messages).toBe(statement === refused);
  },
);
