export type Photo = {
  id: string;
  title: string;
  file: string;
  width: number;
  height: number;
};

/** More photos than this are not asked for. */
const most = 100;

/** Asks for one page after the other. */
export async function fetchPhotos(url: URL, token: string): Promise<Photo[]> {
  const found: Photo[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    url.searchParams.set('page', String(page));
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`The library says ${response.status}`);

    const body: { photos: Photo[]; pages: number } = await response.json();
    found.push(...body.photos);
    if (found.length >= most) break;
    pages = body.pages;
  }
  return found.slice(0, most);
}
