import { eq } from 'drizzle-orm';
import type { ConsentSource } from '../../profiles/index.ts';
import { providers } from '../../providers/providers.tables.ts';
import { recordShares } from './record-shares.tables.ts';

/** Consents to share records with clinics; those of erased records stay. */
export const shareConsents: ConsentSource = async (db, userId) => {
  const rows = await db
    .select({ row: recordShares, clinic: providers.name })
    .from(recordShares)
    .innerJoin(providers, eq(providers.id, recordShares.providerId))
    .where(eq(recordShares.patientId, userId));
  return rows.map(({ row, clinic }) => ({
    id: row.id,
    purpose: 'share_record' as const,
    wording: row.consentWording,
    language: null,
    givenAt: row.createdAt,
    endedAt: row.endedAt,
    until: row.expiresAt,
    to: clinic,
    journeyId: row.journeyId,
    recordId: row.recordId,
  }));
};
