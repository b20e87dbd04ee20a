import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { cases } from '../cases/cases.tables.ts';
import { clinicalReviews, journeys } from '../journeys.tables.ts';

/** Removes who signed at the keyboard; the clinician who is named with a license signed for the clinic. */
export async function forgetSigner(tx: Tx, userId: string): Promise<void> {
  await tx.update(clinicalReviews).set({ signedBy: null }).where(eq(clinicalReviews.signedBy, userId));
}

/** Removes what a patient answered, and what was written about it. That they asked a clinic, and that it was signed, stays without a name. */
export async function forgetAnswers(tx: Tx, patientId: string): Promise<void> {
  await tx.update(cases).set({ answersSealed: null, needsClinician: false }).where(eq(cases.patientId, patientId));
  await tx.update(journeys).set({ endNoteSealed: null }).where(eq(journeys.patientId, patientId));
  const own = tx.select({ id: journeys.id }).from(journeys).where(eq(journeys.patientId, patientId));
  await tx.update(clinicalReviews).set({ reasonSealed: null }).where(inArray(clinicalReviews.journeyId, own));
}
