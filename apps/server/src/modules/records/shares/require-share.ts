import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findJourney, type JourneyRow, type JourneyScope, ofEverySide, roleOn } from '../../journeys/index.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { noteRead, type ReadAction } from '../access/note-read.ts';
import { type EmergencyReach, emergencyReach, isOpen, throughEmergency } from '../emergencies/emergencies.policy.ts';
import { type EmergencyFound, findLastEmergency } from '../emergencies/emergencies.repo.ts';
import { scopeAtClinic } from '../emergencies/scope-at-clinic.ts';
import { findSharedRecords, type RecordFound } from '../records.repo.ts';
import { readsRecordsOf, stillReads } from './shares.policy.ts';
import { listSharesWith, writeLastRead } from './shares.repo.ts';

/** A journey for somebody who may know of it. */
export interface OnJourney {
  scope: JourneyScope;
  row: JourneyRow;
  /** Whether they are its patient. */
  isPatient: boolean;
  /** What they would read in an emergency; null if they may open none. */
  reach: EmergencyReach | null;
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
  const { row } = found;
  const isPatient = roleOn(scope, row) === 'patient';
  const atClinic = isPatient ? null : await scopeAtClinic(takeSide, scope);
  return { scope, row, isPatient, reach: atClinic && emergencyReach(atClinic, row) };
}

/** What a user opened last on a journey, and whether they read by it now: who may open none any more doesn't. */
export async function lastEmergencyOn(
  tx: Tx,
  { scope, row, isPatient, reach }: OnJourney,
  at: Date,
): Promise<{ emergency: EmergencyFound | null; reads: boolean }> {
  const emergency = isPatient ? null : ((await findLastEmergency(tx, row.id, scope.person.userId)) ?? null);
  return { emergency, reads: reach !== null && emergency !== null && isOpen(emergency.row, at) };
}

/**
 * Reads a record that is shared with a journey, for its patient and the clinic's own care staff, and for those who opened it in an emergency, and logs it.
 * Throws `records.not_found` if it never was, `records.share_ended` once the share ended, and `records.emergency_ended` once the emergency did.
 */
export async function readThroughShare(
  tx: Tx,
  on: OnJourney,
  recordId: string,
  { action, actor, at }: { action: ReadAction; actor: Actor; at: Date },
): Promise<RecordFound> {
  const { scope, row, isPatient } = on;
  const isTreating = readsRecordsOf(scope, row);
  const { emergency, reads } = await lastEmergencyOn(tx, on, at);
  const shares = isTreating || reads ? await listSharesWith(tx, recordId, row.id) : [];
  const share = shares.find((one) => stillReads(one, at));
  const isOpened = reads && emergency !== null && (share !== undefined || emergency.row.wholeVault);
  if (!share && !isOpened) {
    if (shares.length > 0) throw new ProblemError('records.share_ended');
    throw new ProblemError(emergency && !reads ? 'records.emergency_ended' : 'records.not_found');
  }
  const [record] = await findSharedRecords(tx, [recordId]);
  if (record?.row.patientId !== row.patientId) throw new ProblemError('records.not_found');
  const through = isOpened && !(isTreating && share) ? { through: throughEmergency(emergency.row) } : {};
  await noteRead(tx, { action, actor, at, row: record.row, providerId: row.providerId, journeyId: row.id, ...through });
  if (!isPatient && share) await writeLastRead(tx, share.id, at);
  return record;
}
