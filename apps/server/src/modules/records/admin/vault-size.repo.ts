import { and, count, countDistinct, eq, gt, isNotNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { recordShares } from '../shares/record-shares.tables.ts';
import { medicalRecords } from '../records.tables.ts';

/** Records and files of a patient, as numbers. */
export async function readVaultSize(db: Db, patientId: string) {
  const [row] = await db
    .select({
      records: count(),
      files: sql<number>`coalesce(sum(${medicalRecords.files}), 0)::int`,
      lastAddedAt: max(medicalRecords.createdAt),
    })
    .from(medicalRecords)
    .where(eq(medicalRecords.patientId, patientId));
  return row ?? { records: 0, files: 0, lastAddedAt: null };
}

/** How many records a clinic can read now. */
export async function countShared(db: Db, patientId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ shared: countDistinct(recordShares.recordId) })
    .from(recordShares)
    .where(
      and(
        eq(recordShares.patientId, patientId),
        isNotNull(recordShares.recordId),
        eq(recordShares.status, 'active'),
        gt(recordShares.expiresAt, now),
      ),
    );
  return row?.shared ?? 0;
}
