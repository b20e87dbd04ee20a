import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { providerDossiers } from './providers-admin.tables.ts';

export type NewDossier = Omit<typeof providerDossiers.$inferInsert, 'providerId'>;

export async function insertDossier(tx: Tx, row: NewDossier & { providerId: string }): Promise<void> {
  await tx.insert(providerDossiers).values(row);
}

export async function findDossier(db: Db | Tx, providerId: string) {
  const [row] = await db.select().from(providerDossiers).where(eq(providerDossiers.providerId, providerId));
  return row;
}
