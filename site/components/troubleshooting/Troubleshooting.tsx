import { InlineMarkdown } from './InlineMarkdown.tsx';
import { byMessage, isMessage, type TroubleRow, troubleRows } from './rows.ts';

// The pages' own sections are the source, so that every remedy exists once.
const sources = import.meta.glob<string>('../../pages/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rows = Object.entries(sources).flatMap(([file, text]) =>
  troubleRows(file.replace('../../pages/', ''), text),
);

/** The verbatim messages of all pages, in alphabetical order. */
export function Messages() {
  return <Table rows={rows.filter(isMessage).toSorted(byMessage)} head="Message" />;
}

/** The problems without a message, on the pages below a folder or on one page. */
export function Symptoms({ of }: { of: string }) {
  const own = rows.filter(
    (row) => !isMessage(row) && (row.path === of || row.path.startsWith(`${of}/`)),
  );
  return <Table rows={own} head="Symptom" />;
}

function Table({ rows: shown, head }: { rows: TroubleRow[]; head: string }) {
  return (
    // Search leads to the pages themselves.
    <table data-search="off">
      <thead>
        <tr>
          <th>{head}</th>
          <th>Remedy</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ path, title, symptom, remedy }) => (
          <tr key={path + symptom}>
            <td>
              <InlineMarkdown text={symptom} path={path} />
            </td>
            <td>
              <InlineMarkdown text={remedy} path={path} /> See{' '}
              <a href={`${path}#troubleshooting`}>{title}</a>.
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
