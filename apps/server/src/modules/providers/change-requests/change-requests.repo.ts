import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { clinicChangeRequests } from './change-requests.tables.ts';

export type ChangeRequestRow = typeof clinicChangeRequests.$inferSelect;

/** Whether a request of the provider `p` waits for a decision. */
export const changeWaits = sql`exists (select from clinic_change_requests c where c.provider_id = p.id and c.state = 'waiting')`;

/** The request of a clinic that waits for a decision. */
export async function findWaitingChange(db: Db | Tx, providerId: string): Promise<ChangeRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(clinicChangeRequests)
    .where(and(eq(clinicChangeRequests.providerId, providerId), eq(clinicChangeRequests.state, 'waiting')));
  return row;
}

/** A request of a clinic, locked until the transaction ends. */
export async function lockChange(tx: Tx, providerId: string, id: string): Promise<ChangeRequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(clinicChangeRequests)
    .where(and(eq(clinicChangeRequests.providerId, providerId), eq(clinicChangeRequests.id, id)))
    .for('update');
  return row;
}

export async function insertChange(
  tx: Tx,
  row: typeof clinicChangeRequests.$inferInsert & { id: string },
): Promise<void> {
  await tx.insert(clinicChangeRequests).values(row);
}
