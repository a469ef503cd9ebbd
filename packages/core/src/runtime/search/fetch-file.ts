import * as labels from '../../shared/config/labels.ts';
import { SearchError } from '../../shared/search/search-source.ts';

/**
 * Fetches a file of search.
 *
 * @throws SearchError
 */
export async function fetchFile(
  url: string,
  cache: RequestCache = 'default',
): Promise<ArrayBuffer> {
  const unreachable = () => {
    throw new SearchError(labels.searchOffline);
  };
  const response = await fetch(url, { cache }).catch(unreachable);
  if (!response.ok)
    // Not `fillLabel`: shared with islands, it is a file of its own, which the dialog would wait for.
    throw new SearchError(labels.searchRefused.replace('{status}', String(response.status)));
  return response.arrayBuffer().catch(unreachable);
}
