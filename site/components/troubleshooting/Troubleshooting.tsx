import { InlineMarkdown } from './InlineMarkdown.tsx';
import { byMessage, isMessage, type TroubleRow, troubleRows } from './rows.ts';

// The pages' own sections, so that every remedy stands once.
const sources = import.meta.glob<string>('../../pages/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rows = Object.entries(sources).flatMap(([file, text]) =>
  troubleRows(file.replace('../../pages/', ''), text),
);

/** What one sees word for word, on any page, in the order of the alphabet. */
export function Messages() {
  return <Table rows={rows.filter(isMessage).toSorted(byMessage)} head="Message" />;
}

/** What goes wrong without a message, on the pages below a folder or on one page. */
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
