import type { Feed } from '@travesia/contracts/platform-admin';

const DAY_MS = 24 * 3_600_000;
/** A tab that stays open for days does not grow without end. */
export const MOST_KEPT = 2000;

/** What to ask for: all of it, or what came after what is known, however much was missed. */
export const askedAfter = (known: Feed | null): { after?: number } => (known ? { after: known.last_seq } : {});

/** What is known, with what came after it. An answer from before that, or from a feed that began anew, is all there is. */
export function grownFeed(known: Feed | null, got: Feed): Feed {
  if (!known || got.last_seq < known.last_seq || got.skipped > 0) return got;
  const fresh = got.entries.filter(({ seq }) => seq > known.last_seq);
  const oldest = Date.parse(got.as_of) - DAY_MS;
  const entries = [...fresh, ...known.entries].filter(({ at }) => Date.parse(at) >= oldest).slice(0, MOST_KEPT);
  return { ...got, entries, skipped: known.skipped };
}
