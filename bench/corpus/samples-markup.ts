import { code, separate, type SampleTemplate } from './sample-words.js';

const jsonText = (value: unknown): string => JSON.stringify(value, null, 2);

const jsonConfig: SampleTemplate = (w) => {
  const settings = w.settings(2, 8).map((s) => [s.name, s.value]);
  return jsonText({
    $schema: `https://schemas.example/${w.pkg}.json`,
    revision: w.id,
    component: w.component,
    mode: w.mode,
    dryRun: w.int(0, 1) === 1,
    [w.camel]: { owner: null, ...Object.fromEntries(settings) },
  });
};

const jsonRecords: SampleTemplate = (w) =>
  jsonText(
    w.names(2, 3).map((name, i) => ({
      name,
      etag: `${w.id}-${i}`,
      bytes: w.int(1000, 99000),
      ratio: w.int(1, 99) / 100,
    })),
  );

const jsonResponse: SampleTemplate = (w) =>
  jsonText({
    data: {
      type: w.kebab,
      attributes: Object.fromEntries(w.settings(1, 5).map((s) => [s.name, s.value])),
    },
    links: { self: `/v${w.int(1, 4)}/${w.pkg}/${w.id}`, next: null },
    meta: { page: w.int(1, 40), complete: false },
  });

const cssTokens: SampleTemplate = (w) => code`
  /* ${w.note()} */
  :root {
    ${w.settings(2, 5).map((s) => `--${separate(s.name, '-')}: ${s.value}px;`)}
    --${w.kebab}-accent: #${w.id};
  }

  .${w.kebab} > a:not([aria-current]):hover {
    color: var(--${w.kebab}-accent);
    margin-block: calc(${w.int(1, 9)}px + ${w.int(1, 4)} * 0.25rem);
    outline: ${w.int(1, 4)}px solid currentColor;
  }
`;

const cssGrid: SampleTemplate = (w) => code`
  .${w.kebab}-grid {
    display: grid;
    gap: ${w.int(4, 40)}px;
    grid-template-columns: repeat(auto-fill, minmax(${w.int(8, 30)}rem, 1fr));
  }

  @media (min-width: ${w.int(480, 1400)}px) and (prefers-reduced-motion: no-preference) {
    .${w.kebab}-grid::before {
      content: '${w.id}';
      transition: opacity ${w.int(80, 600)}ms ease-in-out;
    }
    ${w.names(1, 4).map((name) => `.${name} { order: ${w.int(1, 12)}; }`)}
  }
`;

const cssAnimation: SampleTemplate = (w) => code`
  @keyframes ${w.verb}-${w.kebab} {
    from { opacity: 0; transform: translateY(${w.int(2, 48)}px); }
    ${w.int(30, 70)}% { opacity: 0.${w.int(1, 9)}; }
    to { opacity: 1; transform: none; }
  }

  ${w.names(1, 3).map((name) => `.${name}[data-state='${w.mode}'],`)}
  #panel-${w.id} {
    animation: ${w.verb}-${w.kebab} ${w.int(100, 900)}ms both;
    background: rgb(${w.int(0, 255)} ${w.int(0, 255)} ${w.int(0, 255)} / ${w.int(10, 90)}%);
    font: 600 ${w.int(12, 28)}px/1.5 system-ui, sans-serif;
  }
`;

const htmlForm: SampleTemplate = (w) => code`
  <form action="/${w.pkg}/${w.verb}" method="post" data-revision="${w.id}">
    <fieldset>
      <legend>${w.Verb} the ${w.component}</legend>
      ${w
        .settings(1, 3)
        .flatMap((s) => [
          `<label for="${s.name}">${separate(s.name, '-')}</label>`,
          `<input id="${s.name}" name="${s.name}" type="number" value="${s.value}" required>`,
        ])}
      <button type="submit" disabled>Save &amp; reload</button>
    </fieldset>
    <!-- ${w.note()} -->
  </form>
`;

const htmlTable: SampleTemplate = (w) => code`
  <table class="${w.kebab}" id="table-${w.id}">
    <caption>Current ${w.mode} limits</caption>
    <thead>
      <tr><th scope="col">Name</th><th scope="col">Value</th></tr>
    </thead>
    <tbody>
      ${w.settings(2, 8).map((s) => `<tr><td>${s.name}</td><td>${s.value}</td></tr>`)}
    </tbody>
  </table>
`;

const htmlDocument: SampleTemplate = (w) => code`
  <!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8">
      <title>${w.pascal} ${w.id}</title>
      <link rel="stylesheet" href="/assets/${w.pkg}.css">
      <script type="module">
        const limit = ${w.int(10, 900)};
        document.body.dataset.${w.camel} = String(limit);
      </script>
    </head>
    <body class="${w.mode}">
      ${w.names(1, 5).map((name) => `<p><a href="#${name}">${name}</a></p>`)}
    </body>
  </html>
`;

/** Code samples in JSON, CSS and HTML, by fence language. */
export const markupSamples: Record<string, readonly SampleTemplate[]> = {
  json: [jsonConfig, jsonRecords, jsonResponse],
  css: [cssTokens, cssGrid, cssAnimation],
  html: [htmlForm, htmlTable, htmlDocument],
};
