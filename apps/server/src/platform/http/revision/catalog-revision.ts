import type { Database } from '../../db/database.ts';
import { readCatalogRevision } from './catalog-revision.repo.ts';

/** How often the revision is read; answers kept by it are never more than this behind, plus one query. */
const POLL_MS = 400;

export interface CatalogRevision {
  /** The last revision read. */
  current(): number;
  /** Reads it now. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Follows the catalogue's revision, which triggers raise with every committed change of a catalogue table.
 * While the database cannot be read the revision moves on by itself, so that nothing stale is kept.
 */
export async function followCatalogRevision(database: Database): Promise<CatalogRevision> {
  let revision = 0;
  let unread = 0;
  async function refresh(): Promise<void> {
    try {
      // Of two readings at once the one begun first may end last.
      revision = Math.max(revision, await readCatalogRevision(database.db));
    } catch {
      unread += 1;
    }
  }
  await refresh();
  const timer = setInterval(() => void refresh(), POLL_MS);
  timer.unref();
  return {
    current: () => revision + unread / 2 ** 20,
    refresh,
    stop: () => clearInterval(timer),
  };
}
