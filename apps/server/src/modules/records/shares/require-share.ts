import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findJourney, type JourneyRow, type JourneyScope, ofEverySide, roleOn } from '../../journeys/index.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { noteRead, type ReadAction } from '../access/note-read.ts';
import { findSharedRecords, type RecordFound } from '../records.repo.ts';
import { readsRecordsOf, stillReads } from './shares.policy.ts';
import { listSharesWith, writeLastRead } from './shares.repo.ts';

/** A journey for somebody who may know of it. */
export interface OnJourney {
  scope: JourneyScope;
  row: JourneyRow;
  /** Whether they are its patient. */
  isPatient: boolean;
}

/** Throws `journeys.not_found`. */
export async function openJourney(
  { database, takeSide }: Pick<RecordsDeps, 'database' | 'takeSide'>,
  id: string,
  actor: Actor,
): Promise<OnJourney> {
  const scope = await ofEverySide(takeSide, actor);
  const found = await findJourney(database.db, scope, id);
  if (!found) throw new ProblemError('journeys.not_found');
  return { scope, row: found.row, isPatient: roleOn(scope, found.row) === 'patient' };
}

/**
 * Reads a record that is shared with a journey, for its patient and the clinic's own care staff, and logs it. Throws `records.not_found` if it never was, and
 * `records.share_ended` once the share ended.
 */
export async function readThroughShare(
  tx: Tx,
  { scope, row, isPatient }: OnJourney,
  recordId: string,
  { action, actor, at }: { action: ReadAction; actor: Actor; at: Date },
): Promise<RecordFound> {
  const shares = readsRecordsOf(scope, row) ? await listSharesWith(tx, recordId, row.id) : [];
  if (shares.length === 0) throw new ProblemError('records.not_found');
  const share = shares.find((one) => stillReads(one, at));
  if (!share) throw new ProblemError('records.share_ended');
  const [record] = await findSharedRecords(tx, [recordId]);
  if (!record) throw new ProblemError('records.not_found');
  await noteRead(tx, { action, actor, at, row: record.row, providerId: row.providerId, journeyId: row.id });
  if (!isPatient) await writeLastRead(tx, share.id, at);
  return record;
}
