import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { runDocs } from '../files/docs.test.kit.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

// Below the workspace, so that the site's components find React.
const parent = join(engineRoot, '../../tests/.sites/dead-components');
const { at, write } = testFolder({ below: parent });

const files = {
  'docs.config.js': `export default { title: 'Site' };`,
  // A hook of a module that islands share is reported only if another component uses it.
  'components/use-count.ts': `import { useState } from 'react';\nexport const useCount = () => useState<number>(0);`,
  'components/Shown.tsx': `import { useEffect, useId } from 'react';\nexport function Shown() {\n  useId();\n  useEffect(() => {})\n  return <i/>;\n}`,
  'components/Live.tsx': `'use client';\nimport { Shown } from './Shown.tsx';\nimport { useCount } from './use-count.ts';\nexport const Live = () => <b>{useCount()[0]}<Shown/></b>;`,
  'components/Dead.tsx': `import { useCount } from './use-count.ts';\nexport const Dead = () => <b>{useCount()[0]}</b>;`,
  'pages/index.mdx': `import { Live } from '../components/Live.tsx'\n\n# Home\n\n<Live/>\n`,
};

async function check(changed: Record<string, string> = {}): Promise<string> {
  for (const [name, text] of Object.entries({ ...files, ...changed })) write(name, text);
  return (await runDocs(['check', '--root', at()])).output;
}

it('says nothing of the state and effects of islands, nor of what they are made of', async () => {
  expect(await check()).toMatch(/^Checked 1 page in .*: no errors$/m);
});

it('tells state and effects of components that run at build only, each with its place', async () => {
  const said = await check({
    'pages/index.mdx': `import { Dead } from '../components/Dead.tsx'\nimport { Shown } from '../components/Shown.tsx'\n\n# Home\n\n<Dead/> <Shown/>\n`,
  });
  expect(said).toMatch(
    /warning: useEffect does nothing: .*\[browser-hook\]\n {2}components\/Shown\.tsx:4:3\n/,
  );
  expect(said).toMatch(/useState does nothing:.*\n {2}components\/use-count\.ts:2:31\n/);
  expect(said).toContain("Begin the component's file with 'use client', and export it by its name");
  expect(said).toContain('2 warnings');
});

it('names the file of a component without a folder of the machine', async () => {
  const said = await check({
    'components/Dead.tsx': `const Gone = undefined as unknown as () => null;\nexport const Dead = () => <Gone/>;`,
    'components/Shown.tsx': `export const Shown = () => (\n  <b onClick={() => {}}>a</b>\n);`,
    'pages/index.mdx': `import { Dead } from '../components/Dead.tsx'\n\n# Home\n\n<Dead/>\n`,
    'pages/shown.mdx': `import { Shown } from '../components/Shown.tsx'\n\n# Shown\n\n<Shown/> [home](/)\n`,
  });
  expect(said).toMatch(/\[missing-component\]\n {2}components\/Dead\.tsx:2:27\n[^]*> 2 \| export/);
  expect(said).toMatch(/\[event-handler\]\n {2}components\/Shown\.tsx:2:3\n/);
  expect(said).not.toContain(parent);
});
