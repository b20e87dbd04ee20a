import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { clinicians, credentials } from '../../providers/providers.tables.ts';
import { clinicalReviews, journeys } from '../journeys.tables.ts';

export type ReviewRow = typeof clinicalReviews.$inferSelect;

export const listReviews = (db: Db | Tx, journeyId: string): Promise<ReviewRow[]> =>
  db
    .select()
    .from(clinicalReviews)
    .where(eq(clinicalReviews.journeyId, journeyId))
    .orderBy(desc(clinicalReviews.signedAt), desc(clinicalReviews.id));

/** What was signed about a patient, at any clinic. */
export const listReviewsOf = async (db: Db | Tx, patientId: string): Promise<ReviewRow[]> => {
  const rows = await db
    .select({ review: clinicalReviews })
    .from(clinicalReviews)
    .innerJoin(journeys, eq(journeys.id, clinicalReviews.journeyId))
    .where(eq(journeys.patientId, patientId))
    .orderBy(asc(clinicalReviews.signedAt));
  return rows.map(({ review }) => review);
};

/** When a user signed at the keyboard, and for which clinician. */
export const listSignedBy = (db: Db | Tx, userId: string) =>
  db
    .select({
      id: clinicalReviews.id,
      clinician: clinicalReviews.clinicianName,
      license: clinicalReviews.license,
      signedAt: clinicalReviews.signedAt,
    })
    .from(clinicalReviews)
    .where(eq(clinicalReviews.signedBy, userId))
    .orderBy(asc(clinicalReviews.signedAt));

export async function insertReview(tx: Tx, row: typeof clinicalReviews.$inferInsert): Promise<void> {
  await tx.insert(clinicalReviews).values(row);
}

/** A clinician who may sign: with the license that was checked. */
export interface SignerRow {
  id: string;
  name: string;
  license: string;
  expiresOn: string | null;
}

/** Clinicians at work in a clinic with a verified professional license in force on a day, by name. */
export async function listSigners(
  db: Db | Tx,
  providerId: string,
  today: string,
  clinicianId?: string,
): Promise<SignerRow[]> {
  const rows = await db
    .selectDistinctOn([clinicians.name, clinicians.id], {
      id: clinicians.id,
      name: sql<string>`trim(concat_ws(' ', ${clinicians.title}, ${clinicians.name}))`,
      license: sql<string>`concat_ws(' ', ${credentials.body}, ${credentials.number})`,
      expiresOn: credentials.expiresOn,
    })
    .from(clinicians)
    .innerJoin(credentials, eq(credentials.clinicianId, clinicians.id))
    .where(
      and(
        eq(clinicians.providerId, providerId),
        isNull(clinicians.archivedAt),
        clinicianId === undefined ? undefined : eq(clinicians.id, clinicianId),
        eq(credentials.kind, 'professional_licence'),
        eq(credentials.status, 'verified'),
        sql`(${credentials.expiresOn} is null or ${credentials.expiresOn} >= ${today})`,
      ),
    )
    .orderBy(asc(clinicians.name), asc(clinicians.id), sql`${credentials.expiresOn} desc nulls first`);
  return rows;
}
