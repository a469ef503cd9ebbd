/** The frame is a document. */
interface HTMLElement {
  textContent: string;
}
