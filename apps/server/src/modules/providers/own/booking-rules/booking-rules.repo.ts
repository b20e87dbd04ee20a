import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { ClinicScope } from '../clinic.policy.ts';
import { bookingRules } from './booking-rules.tables.ts';

export type BookingRulesRow = typeof bookingRules.$inferSelect;

/** A clinic's rules, if it changed them. */
export async function findBookingRules(db: Db | Tx, { providerId }: ClinicScope): Promise<BookingRulesRow | undefined> {
  const [row] = await db.select().from(bookingRules).where(eq(bookingRules.providerId, providerId));
  return row;
}

/** Writes a clinic's rules; the clinic must be locked. */
export async function putBookingRules(
  tx: Tx,
  { providerId }: ClinicScope,
  rules: Omit<BookingRulesRow, 'providerId'>,
): Promise<void> {
  await tx
    .insert(bookingRules)
    .values({ ...rules, providerId })
    .onConflictDoUpdate({ target: bookingRules.providerId, set: rules });
}
