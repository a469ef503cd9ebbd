import { expect, it } from 'vitest';
import { emptyFacts } from '../../shared/page/page.ts';
import { atComponents } from './component-places.ts';

const pageWith = (message: string) => ({
  facts: {
    ...emptyFacts('/a', 'pages/a.mdx'),
    diagnostics: [
      {
        severity: 'error' as const,
        rule: 'render' as const,
        ...{ message, file: 'pages/a.mdx', line: 7, column: 2, stack: 'stack' },
      },
    ],
  },
  ...{ html: '', twin: '', sections: '[]', islands: [] },
});

it('moves an error to the line of the component, and names the page', async () => {
  const place = { file: 'components/A.tsx', line: 3, column: 5 };
  const { facts } = await atComponents(
    pageWith('Rendering failed: window is not defined'),
    async () => place,
  );
  expect(facts.diagnostics).toEqual([
    {
      severity: 'error',
      rule: 'render',
      message: 'Rendering failed: window is not defined (rendered by pages/a.mdx:7)',
      hint: expect.stringContaining('use window in an effect'),
      ...place,
    },
  ]);
});

it('leaves the place of an error that no code of the site has thrown', async () => {
  const { facts } = await atComponents(pageWith('Rendering failed: no'), async () => ({}));
  expect(facts.diagnostics).toEqual([
    {
      severity: 'error',
      rule: 'render',
      ...{ message: 'Rendering failed: no', file: 'pages/a.mdx', line: 7, column: 2 },
    },
  ]);
});
