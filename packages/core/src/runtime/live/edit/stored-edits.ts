import { liveEditsKey } from '../../../shared/document/storage-keys.ts';
import { read, write } from '../../browser/storage.ts';

/** The edited texts of this tab, by the URL of the sample's file. The URL contains a content hash. */
function edits(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(read('session', liveEditsKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** The edited text of a sample; undefined where it was not edited in this tab. */
export function storedEdit(address: string): string | undefined {
  const text = edits()[address];
  return typeof text === 'string' ? text : undefined;
}

/** Stores the edited text of a sample for this tab; undefined removes it. */
export function storeEdit(address: string, text: string | undefined): void {
  const { [address]: _, ...others } = edits();
  const kept = text === undefined ? others : { ...others, [address]: text };
  write('session', liveEditsKey, JSON.stringify(kept));
}
