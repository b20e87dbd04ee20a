import { and, count, desc, eq, min } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { personName } from '../person-name.repo.ts';
import type { RecordScope } from '../records.policy.ts';
import type { RecordRequestRow } from './record-request.lifecycle.ts';
import { recordRequests } from './record-requests.tables.ts';

/** A request with the name of whoever asked. */
export interface RequestFound {
  row: RecordRequestRow;
  askedBy: string | null;
}

/** Older ones are history. */
const MOST = 100;

const found = (db: Db | Tx) =>
  db
    .select({
      row: recordRequests,
      askedBy: personName,
    })
    .from(recordRequests)
    .innerJoin(users, eq(users.id, recordRequests.askedBy));

export async function insertRequest(tx: Tx, row: typeof recordRequests.$inferInsert): Promise<RecordRequestRow> {
  const [inserted] = await tx.insert(recordRequests).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

/** What was asked for on a journey, the newest first. */
export const listRequests = (db: Db | Tx, journeyId: string): Promise<RequestFound[]> =>
  found(db)
    .where(eq(recordRequests.journeyId, journeyId))
    .orderBy(desc(recordRequests.createdAt), desc(recordRequests.id))
    .limit(MOST);

export async function findRequest(db: Db | Tx, id: string): Promise<RequestFound | undefined> {
  const [row] = await found(db).where(eq(recordRequests.id, id));
  return row;
}

/** How many requests of a journey, locked by the caller, wait for an answer. */
export async function countOpenRequests(tx: Tx, journeyId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(recordRequests)
    .where(and(eq(recordRequests.journeyId, journeyId), eq(recordRequests.status, 'open')));
  return row?.total ?? 0;
}

/** How many requests of a patient's clinics wait, by journey, the longest waiting first. */
export const countAsking = (db: Db | Tx, { patientId }: RecordScope) =>
  db
    .select({ journeyId: recordRequests.journeyId, clinic: providers.name, total: count() })
    .from(recordRequests)
    .innerJoin(providers, eq(providers.id, recordRequests.providerId))
    .where(and(eq(recordRequests.patientId, patientId), eq(recordRequests.status, 'open')))
    .groupBy(recordRequests.journeyId, providers.name)
    .orderBy(min(recordRequests.createdAt), recordRequests.journeyId)
    .limit(MOST);

/** Deletes what a patient was asked for. */
export async function forgetRequestsOf(tx: Tx, patientId: string): Promise<void> {
  await tx.delete(recordRequests).where(eq(recordRequests.patientId, patientId));
}
