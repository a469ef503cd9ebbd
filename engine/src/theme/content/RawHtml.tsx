/** Finished HTML of a step of the pipeline, such as a highlighted code block. */
export function RawHtml({
  html,
  className,
  types,
}: {
  html: string;
  className: string;
  /** The address of the page's types file, if the code has types. */
  types?: string;
}) {
  return (
    <figure className={className} data-types={types} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
