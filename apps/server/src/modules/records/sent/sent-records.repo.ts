import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { recordShares } from '../shares/record-shares.tables.ts';
import { medicalRecords } from '../records.tables.ts';

/** Shares of a patient’s records with a clinic that read now, the newest first. */
export const listSharesBetween = (
  db: Db | Tx,
  {
    patientId,
    providerId,
    recordIds,
    now,
  }: { patientId: string; providerId: string; recordIds: readonly string[]; now: Date },
) =>
  db
    .select({ recordId: recordShares.recordId, journeyId: recordShares.journeyId })
    .from(recordShares)
    .where(
      and(
        eq(recordShares.patientId, patientId),
        eq(recordShares.providerId, providerId),
        inArray(recordShares.recordId, [...recordIds]),
        eq(recordShares.status, 'active'),
        gt(recordShares.expiresAt, now),
      ),
    )
    .orderBy(desc(recordShares.createdAt), desc(recordShares.id));

/** Which of these records are shared with which journeys now. */
export const listActiveShares = (db: Db | Tx, recordIds: readonly string[], now: Date) =>
  db
    .select({ recordId: recordShares.recordId, journeyId: recordShares.journeyId })
    .from(recordShares)
    .where(
      and(
        inArray(recordShares.recordId, [...recordIds]),
        eq(recordShares.status, 'active'),
        gt(recordShares.expiresAt, now),
      ),
    );

export const listNamed = (db: Db | Tx, recordIds: readonly string[]) =>
  db
    .select({ id: medicalRecords.id, kind: medicalRecords.kind, titleSealed: medicalRecords.titleSealed })
    .from(medicalRecords)
    .where(inArray(medicalRecords.id, [...recordIds]));
