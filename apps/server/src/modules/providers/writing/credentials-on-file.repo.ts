import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { credentials } from '../providers.tables.ts';

/** All credentials of a provider and its clinicians, locked. */
export const lockCredentials = (tx: Tx, providerId: string): Promise<(typeof credentials.$inferSelect)[]> =>
  tx.select().from(credentials).where(eq(credentials.providerId, providerId)).orderBy(credentials.id).for('update');

/** Ids and kinds of a provider's credentials. */
export const listCredentialsOf = (tx: Tx, providerId: string): Promise<{ id: string; kind: string }[]> =>
  tx
    .select({ id: credentials.id, kind: credentials.kind })
    .from(credentials)
    .where(eq(credentials.providerId, providerId));

/** Whether the facility has a verified license valid on a given day. */
export async function isLicensed(db: Db | Tx, providerId: string, today: string): Promise<boolean> {
  const [row] = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(
      and(
        eq(credentials.providerId, providerId),
        isNull(credentials.clinicianId),
        eq(credentials.kind, 'facility_licence'),
        eq(credentials.status, 'verified'),
        sql`(${credentials.expiresOn} is null or ${credentials.expiresOn} >= ${today})`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
