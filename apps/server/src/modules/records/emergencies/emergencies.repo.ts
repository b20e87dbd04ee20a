import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { personName } from '../person-name.repo.ts';
import type { RecordScope } from '../records.policy.ts';
import type { RecordEmergencyRow } from './record-emergency.lifecycle.ts';
import { recordEmergencies } from './record-emergencies.tables.ts';

/** An emergency with what answers show of its journey, and who opened it. */
export interface EmergencyFound {
  row: RecordEmergencyRow;
  reference: string;
  clinic: string;
  person: string | null;
}

const found = (db: Db | Tx) =>
  db
    .select({
      row: recordEmergencies,
      reference: journeys.reference,
      clinic: providers.name,
      person: personName,
    })
    .from(recordEmergencies)
    .innerJoin(journeys, eq(journeys.id, recordEmergencies.journeyId))
    .innerJoin(providers, eq(providers.id, recordEmergencies.providerId))
    .innerJoin(users, eq(users.id, recordEmergencies.openedBy));

export async function insertEmergency(tx: Tx, row: typeof recordEmergencies.$inferInsert): Promise<RecordEmergencyRow> {
  const [inserted] = await tx.insert(recordEmergencies).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

export async function findEmergency(db: Db | Tx, id: string): Promise<EmergencyFound | undefined> {
  const [row] = await found(db).where(eq(recordEmergencies.id, id));
  return row;
}

/** Emergencies of a patient that are open, the newest first. */
export const listOpenEmergencies = (db: Db, { patientId }: RecordScope, now: Date): Promise<EmergencyFound[]> =>
  found(db)
    .where(
      and(
        eq(recordEmergencies.patientId, patientId),
        eq(recordEmergencies.status, 'active'),
        gt(recordEmergencies.expiresAt, now),
      ),
    )
    .orderBy(desc(recordEmergencies.createdAt), desc(recordEmergencies.id));

/** What a user opened last on a journey, whether or not it is over. */
export async function findLastEmergency(
  db: Db | Tx,
  journeyId: string,
  openedBy: string,
): Promise<EmergencyFound | undefined> {
  const [row] = await found(db)
    .where(and(eq(recordEmergencies.journeyId, journeyId), eq(recordEmergencies.openedBy, openedBy)))
    .orderBy(desc(recordEmergencies.createdAt), desc(recordEmergencies.id))
    .limit(1);
  return row;
}

/** Emergencies that a patient's access log names, by id. */
export async function findNamedEmergencies(
  db: Db,
  { patientId }: RecordScope,
  ids: readonly string[],
): Promise<Map<string, Pick<RecordEmergencyRow, 'id' | 'side' | 'reasonSealed'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: recordEmergencies.id,
      side: recordEmergencies.side,
      reasonSealed: recordEmergencies.reasonSealed,
    })
    .from(recordEmergencies)
    .where(and(eq(recordEmergencies.patientId, patientId), inArray(recordEmergencies.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Takes away the reasons of emergencies of a patient: they can be about health. */
export async function forgetReasonsOf(tx: Tx, patientId: string): Promise<void> {
  await tx.update(recordEmergencies).set({ reasonSealed: null }).where(eq(recordEmergencies.patientId, patientId));
}
