import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ProblemError } from '../../../platform/problem-error.ts';
import { noteRead, type ReadAction, type ReadThrough } from '../access/note-read.ts';
import { findSharedRecords, type RecordFound } from '../records.repo.ts';

/** What somebody outside of the clinics may read: by a link, or as a companion. */
export interface Grant {
  through: ReadThrough;
  patientId: string;
  /** Name of the patient. */
  patient: string;
  expiresAt: Date;
  /** What can be read now. */
  recordIds: readonly string[];
  /** What a look at the list is about in the audit log. */
  target: { type: 'record_link' | 'journey'; id: string };
  journeyId?: string;
  /** The problem for a record that can’t be read. */
  refuse: (recordId: string) => Promise<ProblemError>;
  /** Counts a read. */
  count: (at: Date) => Promise<void>;
}

/** Decides what can be read now; throws the problem if nothing can. */
export type OpenGrant = (tx: Tx, at: Date, actor: Actor) => Promise<Grant>;

/** Reads one record of a grant, logs it and counts it. */
export async function readGranted(
  tx: Tx,
  grant: Grant,
  recordId: string,
  { action, actor, at }: { action: ReadAction; actor: Actor; at: Date },
): Promise<RecordFound> {
  const [record] = grant.recordIds.includes(recordId) ? await findSharedRecords(tx, [recordId]) : [];
  if (!record) throw await grant.refuse(recordId);
  const { through, journeyId } = grant;
  await noteRead(tx, { action, actor, at, row: record.row, through, ...(journeyId ? { journeyId } : {}) });
  await grant.count(at);
  return record;
}
