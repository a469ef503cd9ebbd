/** HTML that a step of the pipeline has already written, such as a highlighted code block. */
export function RawHtml({
  html,
  className,
  types,
}: {
  html: string;
  className: string;
  /** Address of the page's types file, where the code has types. */
  types?: string;
}) {
  return (
    <figure className={className} data-types={types} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
