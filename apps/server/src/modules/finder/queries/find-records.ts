import { setTimeout } from 'node:timers/promises';
import type { FindQuery, FoundGroups, FoundKind } from '@travesia/contracts/finder';
import type { Logger } from 'pino';
import type { Sought, StaffFinder } from '../../../platform/finding/staff-finder.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { groupFound, presentFound, wordsOf } from '../found.rules.ts';

export interface FinderDeps {
  finders: readonly StaffFinder[];
  logger: Pick<Logger, 'warn'>;
}

type Side = 'admin' | 'clinic' | 'organization';

/** A finder that takes longer is left out of the answer. */
const LONGEST_MS = 2000;
const LATE = Symbol('late');

/** Asks every finder of a side at once. One that fails or is late is named as missing. */
export async function findRecordsQuery(
  { finders, logger }: FinderDeps,
  side: Side,
  { q: phrase, language }: FindQuery,
  actor: Actor,
): Promise<FoundGroups> {
  const words = wordsOf(phrase);
  if (!words.length) return { data: [], missing: [] };
  const sought: Sought = { phrase, words, actor, language };
  const missing: FoundKind[] = [];
  const ask = async (finder: StaffFinder) => {
    const kind = finder.kind as FoundKind;
    const stop = new AbortController();
    try {
      const late = setTimeout(LONGEST_MS, null, { signal: stop.signal }).then(
        (): typeof LATE => LATE,
        (): typeof LATE => LATE,
      );
      const candidates = await Promise.race([finder[side]?.(sought) ?? [], late]);
      if (candidates !== LATE) return presentFound(kind, candidates, sought);
      logger.warn({ kind }, 'a search took too long');
    } catch (error) {
      logger.warn({ kind, err: error }, 'a search failed');
    } finally {
      stop.abort();
    }
    missing.push(kind);
    return { kind, results: [], more: false, best: 0 };
  };
  const found = await Promise.all(finders.filter((finder) => finder[side]).map(ask));
  return { data: groupFound(found), missing };
}
