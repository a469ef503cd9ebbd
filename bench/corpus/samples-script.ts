import { code, type SampleTemplate } from './sample-words.js';

const typedOptions: SampleTemplate = (w) => {
  const settings = w.settings(2, 6);
  return code`
    import { connect, type Handle } from '@stack/${w.pkg}';

    export interface ${w.pascal}Options {
      ${settings.map((s, i) => `${s.name}${i > 1 ? '?' : ''}: number;`)}
    }

    // ${w.note()}
    export async function ${w.verb}${w.pascal}(options: ${w.pascal}Options): Promise<Handle> {
      const handle = await connect('${w.component}', { ...options, revision: '${w.id}' });
      handle.on('${w.mode}', () => handle.close(${w.int(50, 900)}));
      return handle;
    }
  `;
};

const typedClass: SampleTemplate = (w) => code`
  export class ${w.pascal}Registry<T extends { id: string }> {
    readonly #items = new Map<string, T>();
    static readonly revision = '${w.id}' as const;
    ${w.settings(1, 4).map((s) => `private ${s.name} = ${s.value};`)}

    ${w.verb}(item: T): boolean {
      // ${w.note()}
      if (this.#items.size >= ${w.int(10, 999)}) return false;
      this.#items.set(item.id, item);
      return true;
    }

    *[Symbol.iterator](): IterableIterator<T> {
      yield* this.#items.values();
    }
  }
`;

const typedUnion: SampleTemplate = (w) => {
  const kinds = w.names(2, 4);
  const variants = kinds.map((kind, i) => {
    return `| { kind: '${kind}'; at: Date; ${i % 2 === 0 ? 'count' : 'size'}: number }`;
  });
  return code`
    type ${w.pascal}Event =
      ${variants}
      | { kind: '${w.mode}-${w.id}'; reason?: string };

    /** ${w.note()}. */
    export function describe(event: ${w.pascal}Event): string {
      switch (event.kind) {
        ${kinds.map((kind) => `case '${kind}':`)}
          return \`\${event.kind} at \${event.at.toISOString()}\`;
        default:
          return event.reason ?? '${w.verb} skipped';
      }
    }
  `;
};

const statefulComponent: SampleTemplate = (w) => code`
  import { useState } from 'react';

  export function ${w.pascal}Panel({ limit = ${w.int(3, 80)} }: { limit?: number }) {
    const [count, setCount] = useState(${w.int(0, 9)});
    ${w.settings(1, 3).map((s) => `const ${s.name} = count * ${s.value};`)}
    return (
      <section aria-label="${w.kebab}" data-revision="${w.id}">
        <h2>{count} of {limit}</h2>
        <button type="button" disabled={count >= limit} onClick={() => setCount(count + 1)}>
          ${w.Verb} ${w.component}
        </button>
      </section>
    );
  }
`;

const listComponent: SampleTemplate = (w) => code`
  interface ${w.pascal}Row {
    id: string;
    ${w.settings(1, 4).map((s) => `${s.name}: number;`)}
  }

  export const ${w.pascal}List = ({ rows }: { rows: ${w.pascal}Row[] }) => (
    <ul className="${w.kebab}-list" id="list-${w.id}">
      {/* ${w.note()} */}
      {rows.slice(0, ${w.int(5, 60)}).map((row, index) => (
        <li key={row.id} className={index % 2 === 0 ? '${w.mode}' : undefined}>
          {row.id}
        </li>
      ))}
    </ul>
  );
`;

const contextComponent: SampleTemplate = (w) => code`
  import { createContext, useContext, useEffect, type ReactNode } from 'react';

  const ${w.pascal}Context = createContext({
    revision: '${w.id}',
    ${w.settings(1, 5).map((s) => `${s.name}: ${s.value},`)}
  });

  export function ${w.pascal}Status({ children }: { children: ReactNode }) {
    const context = useContext(${w.pascal}Context);
    useEffect(() => {
      document.title = \`${w.mode} \${context.revision}\`;
    }, [context.revision]);
    return <p role="status">{children}</p>;
  }
`;

const httpHandler: SampleTemplate = (w) => code`
  import { createServer } from 'node:http';

  const limits = {
    ${w.settings(1, 5).map((s) => `${s.name}: ${s.value},`)}
  };

  // ${w.note()}
  const server = createServer((request, response) => {
    const accepted = request.url?.startsWith('/${w.pkg}/${w.kebab}') ?? false;
    response.writeHead(accepted ? 202 : 404, { 'x-revision': '${w.id}' });
    response.end(JSON.stringify({ accepted, limits }));
  });

  server.listen(${w.int(3000, 9900)});
`;

const asyncGenerator: SampleTemplate = (w) => code`
  const pattern = /^${w.kebab}-(\\d{2,${w.int(3, 9)}})$/i;

  export async function* ${w.verb}All(source, { signal, size = ${w.int(4, 400)} } = {}) {
    let batch = [];
    for await (const ${w.camel} of source) {
      if (signal?.aborted || !pattern.test(${w.camel}.name)) continue;
      batch.push({ ...${w.camel}, tag: '${w.id}' });
      if (batch.length < size) continue;
      // ${w.note()}
      yield batch;
      batch = [];
    }
    ${w.settings(1, 3).map((s) => `console.debug('${s.name}', batch.length * ${s.value});`)}
    if (batch.length > 0) yield batch;
  }
`;

const unitTest: SampleTemplate = (w) => code`
  import assert from 'node:assert/strict';
  import { test } from 'node:test';
  import { ${w.verb} } from '../src/${w.kebab}.js';

  test('${w.verb} keeps the ${w.kebab} ${w.mode}', async () => {
    const result = await ${w.verb}('${w.id}', {
      ${w.settings(1, 6).map((s) => `${s.name}: ${s.value},`)}
    });
    assert.equal(result.state, '${w.mode}');
    assert.ok(result.elapsed < ${w.int(20, 2000)}, \`took \${result.elapsed} ms\`);
    await assert.rejects(() => ${w.verb}(null), TypeError);
  });
`;

/** Code samples in TypeScript and JavaScript, by fence language. */
export const scriptSamples: Record<string, readonly SampleTemplate[]> = {
  ts: [typedOptions, typedClass, typedUnion],
  tsx: [statefulComponent, listComponent, contextComponent],
  js: [httpHandler, asyncGenerator, unitTest],
};
