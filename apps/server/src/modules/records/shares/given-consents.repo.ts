import { eq } from 'drizzle-orm';
import type { ConsentSource } from '../../profiles/index.ts';
import { providers } from '../../providers/providers.tables.ts';
import { recordLinks } from '../links/record-links.tables.ts';
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

/** Consents to let whoever has a link read records. */
export const linkConsents: ConsentSource = async (db, userId) => {
  const rows = await db.select().from(recordLinks).where(eq(recordLinks.patientId, userId));
  return rows.map((row) => ({
    id: row.id,
    purpose: 'record_link' as const,
    wording: row.consentWording,
    language: null,
    givenAt: row.createdAt,
    endedAt: row.endedAt,
    until: row.expiresAt,
    to: null,
    journeyId: null,
    recordId: null,
  }));
};
