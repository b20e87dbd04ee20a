import type { StoredCredentialStatus } from '@travesia/contracts/credentials';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { clinicians, credentials } from '../providers/providers.tables.ts';

export type PaperRow = typeof credentials.$inferSelect & { status: StoredCredentialStatus };
export type NewPaperRow = typeof credentials.$inferInsert & { id: string };

/** A paper of a provider or of one of its clinicians. */
export async function findPaper(db: Db | Tx, providerId: string, id: string): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(credentials)
    .where(and(eq(credentials.providerId, providerId), eq(credentials.id, id)));
  return row;
}

/** Puts a paper behind those that are on file. */
export async function insertPaper(tx: Tx, row: Omit<NewPaperRow, 'position'>): Promise<void> {
  const position = sql`(select coalesce(max(position), 0) + 1 from credentials where provider_id = ${row.providerId}::uuid)`;
  await tx.insert(credentials).values({ ...row, position: position as never });
}

/** Changes what a paper says; how it stands is its lifecycle's. */
export async function updatePaper(
  tx: Tx,
  id: string,
  changes: Partial<Omit<NewPaperRow, 'status' | 'version'>>,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ ...changes, version: sql`${credentials.version} + 1` })
    .where(eq(credentials.id, id));
}

/** Papers of a provider, or of its clinicians, that are being checked and have not ended, kept from changing. */
export const lockBeingChecked = (tx: Tx, providerId: string, today: string): Promise<PaperRow[]> =>
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

/** Ids of the papers on file. */
export async function listPaperIds(tx: Tx, providerId: string): Promise<string[]> {
  const rows = await tx.select({ id: credentials.id }).from(credentials).where(eq(credentials.providerId, providerId));
  return rows.map(({ id }) => id);
}

/** Whether somebody treats at a provider. */
export async function treatsAt(db: Db | Tx, providerId: string, clinicianId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: clinicians.id })
    .from(clinicians)
    .where(and(eq(clinicians.providerId, providerId), eq(clinicians.id, clinicianId)));
  return row !== undefined;
}

/** Whether a verified licence of the facility is in force on a day. */
export const isLicensed = (db: Db | Tx, providerId: string, today: string): Promise<boolean> =>
  holdsLicence(db, providerId, today, ['verified']);

/** Whether a licence of the facility is on file that is verified or being checked and has not ended. */
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
