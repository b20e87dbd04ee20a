import type { StoredCredentialStatus } from '@travesia/contracts/credentials';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { clinicians, credentials } from '../providers/providers.tables.ts';

export type CredentialRow = typeof credentials.$inferSelect & { status: StoredCredentialStatus };
export type NewCredentialRow = typeof credentials.$inferInsert & { id: string };

/** A credential of a provider or of one of its clinicians. */
export async function findCredential(db: Db | Tx, providerId: string, id: string): Promise<CredentialRow | undefined> {
  const [row] = await db
    .select()
    .from(credentials)
    .where(and(eq(credentials.providerId, providerId), eq(credentials.id, id)));
  return row;
}

/** Appends a credential to the existing ones. */
export async function insertCredential(tx: Tx, row: Omit<NewCredentialRow, 'position'>): Promise<void> {
  const position = sql`(select coalesce(max(position), 0) + 1 from credentials where provider_id = ${row.providerId}::uuid)`;
  await tx.insert(credentials).values({ ...row, position: position as never });
}

/** Updates a credential's data; its status belongs to the lifecycle. */
export async function updateCredential(
  tx: Tx,
  id: string,
  changes: Partial<Omit<NewCredentialRow, 'status' | 'version'>>,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ ...changes, version: sql`${credentials.version} + 1` })
    .where(eq(credentials.id, id));
}

/** Whether a clinician works at a provider. */
export async function treatsAt(db: Db | Tx, providerId: string, clinicianId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: clinicians.id })
    .from(clinicians)
    .where(and(eq(clinicians.providerId, providerId), eq(clinicians.id, clinicianId)));
  return row !== undefined;
}
