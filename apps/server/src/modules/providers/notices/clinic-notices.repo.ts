import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { clinicNotices } from './clinic-notices.tables.ts';

export type NoticesRow = typeof clinicNotices.$inferSelect;

/** What a clinic chose; undefined before its first choice. */
export async function findNotices(db: Db | Tx, providerId: string): Promise<NoticesRow | undefined> {
  const [row] = await db.select().from(clinicNotices).where(eq(clinicNotices.providerId, providerId));
  return row;
}

/** Writes what a clinic chose; its version increases. */
export async function saveNotices(tx: Tx, row: Omit<typeof clinicNotices.$inferInsert, 'version'>): Promise<void> {
  const { providerId: _key, ...chosen } = row;
  await tx
    .insert(clinicNotices)
    .values(row)
    .onConflictDoUpdate({
      target: clinicNotices.providerId,
      set: { ...chosen, version: sql`${clinicNotices.version} + 1` },
    });
}

/** Changes the state of the inbox's confirmation, which is no choice and leaves the version. */
export const writeInbox = (
  tx: Tx,
  providerId: string,
  state: Partial<Pick<NoticesRow, 'inboxConfirmedAt' | 'codeHash' | 'codeSentAt' | 'wrongCodes'>>,
) => tx.update(clinicNotices).set(state).where(eq(clinicNotices.providerId, providerId));
