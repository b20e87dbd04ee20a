import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases } from './cases/cases.tables.ts';
import { clinicalReviews, journeys } from './journeys.tables.ts';

/** Removes what a patient answered, and what was written about it. That they asked a clinic, and that it was signed, stays without a name. */
export async function forgetAnswers(tx: Tx, patientId: string): Promise<void> {
  await tx.update(cases).set({ answersSealed: null }).where(eq(cases.patientId, patientId));
  await tx.update(journeys).set({ endNoteSealed: null }).where(eq(journeys.patientId, patientId));
  const own = tx.select({ id: journeys.id }).from(journeys).where(eq(journeys.patientId, patientId));
  await tx.update(clinicalReviews).set({ reasonSealed: null }).where(inArray(clinicalReviews.journeyId, own));
}
