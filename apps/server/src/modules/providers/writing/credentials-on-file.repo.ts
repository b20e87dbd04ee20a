import type { StoredCredentialStatus } from '@travesia/contracts/credentials';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { credentials } from '../providers.tables.ts';

/** Unexpired credentials under review of a provider or its clinicians, locked. */
export const lockBeingChecked = (
  tx: Tx,
  providerId: string,
  today: string,
): Promise<(typeof credentials.$inferSelect)[]> =>
  tx
    .select()
    .from(credentials)
    .where(
      and(
        eq(credentials.providerId, providerId),
        eq(credentials.status, 'being_checked'),
        sql`(${credentials.expiresOn} is null or ${credentials.expiresOn} >= ${today})`,
      ),
    )
    .orderBy(credentials.id)
    .for('update');

/** Ids of the credentials on file. */
export async function listCredentialIds(tx: Tx, providerId: string): Promise<string[]> {
  const rows = await tx.select({ id: credentials.id }).from(credentials).where(eq(credentials.providerId, providerId));
  return rows.map(({ id }) => id);
}

/** Whether the facility has a verified license valid on a given day. */
export const isLicensed = (db: Db | Tx, providerId: string, today: string): Promise<boolean> =>
  holdsLicence(db, providerId, today, ['verified']);

/** Whether the facility has an unexpired license that is verified or under review. */
export const hasLicence = (db: Db | Tx, providerId: string, today: string): Promise<boolean> =>
  holdsLicence(db, providerId, today, ['verified', 'being_checked']);

async function holdsLicence(
  db: Db | Tx,
  providerId: string,
  today: string,
  statuses: StoredCredentialStatus[],
): Promise<boolean> {
  const [row] = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(
      and(
        eq(credentials.providerId, providerId),
        isNull(credentials.clinicianId),
        eq(credentials.kind, 'facility_licence'),
        inArray(credentials.status, statuses),
        sql`(${credentials.expiresOn} is null or ${credentials.expiresOn} >= ${today})`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
