import type { Extension } from 'stilldocs';

/** The options of `analytics`. */
export interface AnalyticsOptions {
  /**
   * The address that receives the counts: a path of the site's own host such as `/count`, or an address such as
   * `https://count.example/docs`.
   */
  endpoint: string;
}

/**
 * Counts the first page and each navigation.
 *
 * @throws Error if the endpoint is neither a path nor an address of the web.
 */
export function analytics(options: AnalyticsOptions): Extension;
