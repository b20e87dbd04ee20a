import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { bookings } from './bookings.tables.ts';

/** Removes what a patient wrote. */
export async function forgetNotes(tx: Tx, patientId: string): Promise<void> {
  await tx.update(bookings).set({ notesSealed: null }).where(eq(bookings.patientId, patientId));
}
