import { and, desc, eq, gt, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { RecordShareRow } from './record-share.lifecycle.ts';
import { recordShares } from './record-shares.tables.ts';

/** A share with what answers show of its journey. */
export interface ShareFound {
  row: RecordShareRow;
  reference: string;
  clinic: string;
}

const found = (db: Db | Tx) =>
  db
    .select({ row: recordShares, reference: journeys.reference, clinic: providers.name })
    .from(recordShares)
    .innerJoin(journeys, eq(journeys.id, recordShares.journeyId))
    .innerJoin(providers, eq(providers.id, recordShares.providerId));

const isActive = (now: Date) => and(eq(recordShares.status, 'active'), gt(recordShares.expiresAt, now));

export async function insertShare(tx: Tx, row: typeof recordShares.$inferInsert): Promise<RecordShareRow> {
  const [inserted] = await tx.insert(recordShares).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

/** All shares of records, the newest first. */
export const listSharesOf = (db: Db | Tx, recordIds: readonly string[]): Promise<ShareFound[]> =>
  recordIds.length
    ? found(db)
        .where(inArray(recordShares.recordId, [...recordIds]))
        .orderBy(desc(recordShares.createdAt), desc(recordShares.id))
    : Promise.resolve([]);

export async function findShare(db: Db | Tx, id: string): Promise<ShareFound | undefined> {
  const [row] = await found(db).where(eq(recordShares.id, id));
  return row;
}

/** The share of a record with a journey that is not ended, whether or not its day has passed; locked. */
export async function lockActiveShare(
  tx: Tx,
  recordId: string,
  journeyId: string,
): Promise<RecordShareRow | undefined> {
  const [row] = await tx
    .select()
    .from(recordShares)
    .where(
      and(
        eq(recordShares.recordId, recordId),
        eq(recordShares.journeyId, journeyId),
        eq(recordShares.status, 'active'),
      ),
    )
    .for('update');
  return row;
}

/** Shares of a record that are not ended, locked. */
export const lockActiveSharesOf = (tx: Tx, recordId: string): Promise<RecordShareRow[]> =>
  tx
    .select()
    .from(recordShares)
    .where(and(eq(recordShares.recordId, recordId), eq(recordShares.status, 'active')))
    .orderBy(recordShares.id)
    .for('update');

/** Records that the clinic of a journey may read now. */
export async function listSharedIds(db: Db | Tx, journeyId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: recordShares.recordId })
    .from(recordShares)
    .where(and(eq(recordShares.journeyId, journeyId), isNotNull(recordShares.recordId), isActive(now)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Every share of a record with a journey: without any, it was never shared there. */
export const listSharesWith = (db: Db | Tx, recordId: string, journeyId: string): Promise<RecordShareRow[]> =>
  db
    .select()
    .from(recordShares)
    .where(and(eq(recordShares.recordId, recordId), eq(recordShares.journeyId, journeyId)));

/** How many records were ever shared with a journey, without those that were erased. */
export async function countSharedWith(db: Db | Tx, journeyId: string): Promise<number> {
  const rows = await db
    .selectDistinct({ id: recordShares.recordId })
    .from(recordShares)
    .where(and(eq(recordShares.journeyId, journeyId), isNotNull(recordShares.recordId)));
  return rows.length;
}

export async function writeLastRead(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(recordShares).set({ lastReadAt: at }).where(eq(recordShares.id, id));
}

/** Whether another record was shared with the same journey before this share, and not longer ago than `since`. */
export async function wasSharedBefore(
  tx: Tx,
  { id, journeyId, createdAt }: Pick<RecordShareRow, 'id' | 'journeyId' | 'createdAt'>,
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: recordShares.id })
    .from(recordShares)
    .where(
      and(
        eq(recordShares.journeyId, journeyId),
        gte(recordShares.createdAt, since),
        or(lt(recordShares.createdAt, createdAt), and(eq(recordShares.createdAt, createdAt), lt(recordShares.id, id))),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
