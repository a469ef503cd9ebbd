/** The comments of a page. The frame loads nothing until the reader opens them. */
export function Comments({ page }: { page: string }) {
  const address = `https://comments.example/embed?page=${encodeURIComponent(page)}`;
  return (
    <details>
      <summary>Comments</summary>
      <iframe src={address} title="Comments" loading="lazy" width="100%" height="480" />
    </details>
  );
}
