import type { RecordKind } from '@travesia/contracts/records';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { createRecordSeal } from '../records-deps.ts';
import { listActiveShares, listNamed, listSharesBetween } from './sent-records.repo.ts';

/** A record that a patient sent, with the journey it was shared with; null once it was erased. */
interface SentRecord {
  recordId: string | null;
  journeyId: string;
}

/** How it is called, for those who can read it. */
interface NamedRecord {
  title: string;
  kind: RecordKind;
}

/** Records that patients send with something, for modules that send. */
export interface SentRecords {
  /** The journey through which a clinic reads each record now, by record; a preferred one if it can. */
  journeysFor(
    db: Db | Tx,
    asked: { patientId: string; providerId: string; preferred: string | null; recordIds: readonly string[]; now: Date },
  ): Promise<Map<string, string>>;
  /**
   * How records are called, by record and journey as `keyOf` says: to their patient all that are left, to the clinic’s own staff those that are shared now, to
   * others none. Asked anew for each answer, in two queries.
   */
  named(
    db: Db | Tx,
    sent: readonly SentRecord[],
    reader: { as: 'patient' | 'clinic' | 'other'; now: Date },
  ): Promise<Map<string, NamedRecord>>;
}

/** Identifies a record on the way to one journey. */
export const keyOf = ({ recordId, journeyId }: SentRecord): string => `${recordId}/${journeyId}`;

export function sentRecords(secret: string): SentRecords {
  const seal = createRecordSeal(secret);
  return {
    async journeysFor(db, { preferred, recordIds, ...asked }) {
      const found = new Map<string, string>();
      if (recordIds.length === 0) return found;
      for (const { recordId, journeyId } of await listSharesBetween(db, { ...asked, recordIds }))
        if (recordId && (!found.has(recordId) || journeyId === preferred)) found.set(recordId, journeyId);
      return found;
    },
    async named(db, sent, { as, now }) {
      const ids = [...new Set(sent.flatMap(({ recordId }) => recordId ?? []))];
      if (ids.length === 0 || as === 'other') return new Map();
      const shared = as === 'patient' ? null : new Set((await listActiveShares(db, ids, now)).map(keyOf));
      const read = sent.filter((one) => one.recordId && (shared === null || shared.has(keyOf(one))));
      if (read.length === 0) return new Map();
      const rows = new Map((await listNamed(db, ids)).map((row) => [row.id, row]));
      return new Map(
        read.flatMap((one) => {
          const row = rows.get(one.recordId ?? '');
          return row ? [[keyOf(one), { title: seal.open(row.titleSealed, row.id), kind: row.kind }] as const] : [];
        }),
      );
    },
  };
}
