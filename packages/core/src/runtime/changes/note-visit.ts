import { pathOf, urlOfFile } from '../browser/location.ts';
import { changedSectionsFile } from '../../shared/page/changes.ts';
import { report } from '../browser/failure.ts';
import { noteVisit } from './visits.ts';

/**
 * Compares the version of the page with the one that the reader saw last. Only if they differ, the rest of
 * the script and the list of changed sections are fetched.
 */
export function noteVisitOfPage(): void {
  const { version } = document.body.dataset;
  const path = pathOf(location);
  if (!version || path === undefined) return;
  const before = noteVisit(urlOfFile(changedSectionsFile(path)), version);
  if (before !== undefined)
    import('./show-changes.ts').then(({ showChanges }) => showChanges(path, before)).catch(report);
}
