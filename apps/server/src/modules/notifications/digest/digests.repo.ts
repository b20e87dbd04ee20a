import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { waitingDigests } from '../notifications.tables.ts';

export type DigestRow = typeof waitingDigests.$inferSelect;

/** Notes what someone is to be emailed of. What already waits for the same waits on from now: it had been read. */
export async function writeDigest(tx: Tx, row: DigestRow): Promise<void> {
  const { toldAt, dueAt } = row;
  await tx
    .insert(waitingDigests)
    .values(row)
    .onConflictDoUpdate({
      target: [waitingDigests.userId, waitingDigests.kind, waitingDigests.about],
      set: { toldAt, dueAt },
    });
}

/** People who are to be emailed by now. */
export async function listPeopleDue(db: Db, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: waitingDigests.userId })
    .from(waitingDigests)
    .where(lte(waitingDigests.dueAt, at))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** What a person is to be emailed of by now, unless another process is about to. */
export const lockDue = (tx: Tx, userId: string, at: Date): Promise<DigestRow[]> =>
  tx
    .select()
    .from(waitingDigests)
    .where(and(eq(waitingDigests.userId, userId), lte(waitingDigests.dueAt, at)))
    .orderBy(waitingDigests.toldAt, waitingDigests.about)
    .for('update', { skipLocked: true });

const these = (userId: string, rows: readonly Pick<DigestRow, 'kind' | 'about'>[]) =>
  and(
    eq(waitingDigests.userId, userId),
    inArray(
      sql`${waitingDigests.kind} || ' ' || ${waitingDigests.about}`,
      rows.map(({ kind, about }) => `${kind} ${about}`),
    ),
  );

export async function deleteDigests(tx: Tx, userId: string, rows: readonly DigestRow[]): Promise<void> {
  await tx.delete(waitingDigests).where(these(userId, rows));
}

/** Lets it wait until another time. */
export async function postponeDigests(tx: Tx, userId: string, rows: readonly DigestRow[], until: Date): Promise<void> {
  await tx.update(waitingDigests).set({ dueAt: until }).where(these(userId, rows));
}
