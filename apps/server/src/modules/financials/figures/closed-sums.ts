import type { Db } from '../../../platform/db/database.ts';
import { type LedgerSum, mergesOf, sumLedger } from './ledger-sums.repo.ts';

const HOUR_MS = 3_600_000;
/** Clinics whose sums are kept. */
const MOST_CLINICS = 1000;
/** Before all ids. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Sums of the ledger of a clinic by account, kind of entry, currency and offer. */
export interface ClosedSums {
  read(db: Db, clinicId: string): Promise<LedgerSum[]>;
}

interface Closed {
  merges: string;
  /** The first id that is not among them. */
  until: string;
  sums: LedgerSum[];
}

/**
 * Adds up what is new in the ledger of a clinic, and keeps the sums of what is older than an hour. Entries are never changed, and
 * their ids begin with their time, so no entry can be added to what is that old; only a merge of clinics moves lines.
 * Derived from the ledger alone, in each process; whoever pays out adds up the ledger itself.
 */
export function createClosedSums({ now = Date.now, openMs = HOUR_MS } = {}): ClosedSums {
  const kept = new Map<string, Closed>();
  return {
    read: async (db, clinicId) => {
      const merges = await mergesOf(db, clinicId);
      const last = kept.get(clinicId);
      const known = last?.merges === merges ? last : undefined;
      const until = idOf(now() - openMs);
      const found = await sumLedger(db, clinicId, { from: known?.until ?? FIRST, until });
      const closed = addUp([...(known?.sums ?? []), ...found.filter(({ closed: isClosed }) => isClosed)]);
      if (!known || until > known.until) {
        kept.delete(clinicId);
        kept.set(clinicId, { merges, until, sums: closed });
        const [oldest] = kept.keys();
        if (kept.size > MOST_CLINICS && oldest) kept.delete(oldest);
      }
      return addUp([...closed, ...found.filter(({ closed: isClosed }) => !isClosed)]);
    },
  };
}

/** The least UUID of version 7 of a moment. */
function idOf(moment: number): string {
  const hex = moment.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** The same account, kind, currency and offer once. */
function addUp(all: readonly LedgerSum[]): LedgerSum[] {
  const sums = new Map<string, LedgerSum>();
  for (const { account, kind, currency, visit, packageId, service, treatment, ...counted } of all) {
    const about = { account, kind, currency, visit, packageId, service, treatment };
    const key = Object.values(about).join('|');
    const { sum, lines, bookings } = sums.get(key) ?? { sum: 0, lines: 0, bookings: 0 };
    sums.set(key, {
      ...about,
      sum: sum + counted.sum,
      lines: lines + counted.lines,
      bookings: bookings + counted.bookings,
    });
  }
  return [...sums.values()];
}
