/** HTML that a step of the pipeline has already written, such as a highlighted code block. */
export function RawHtml({ html, className }: { html: string; className: string }) {
  return <figure className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
