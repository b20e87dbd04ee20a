import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { providers } from '../providers/providers.tables.ts';
import { organizations } from './organizations.tables.ts';

/** What an invited person may see of an organization or clinic. */
export async function findOrganization(db: Db | Tx, id: string) {
  const [row] = await db.select().from(organizations).where(eq(organizations.id, id));
  return row;
}

/** A clinic, listed or not: its team is invited before it is listed. */
export async function findClinic(db: Db | Tx, id: string) {
  const { name, slug, country, email, demo } = providers;
  const [row] = await db
    .select({ id: providers.id, name, slug, country, email, demo })
    .from(providers)
    .where(eq(providers.id, id));
  return row;
}

export type OrganizationRow = typeof organizations.$inferSelect;
export type OrganizationChange = Partial<
  Pick<OrganizationRow, 'name' | 'type' | 'city' | 'country' | 'description' | 'email' | 'phone' | 'website'>
>;

/** The organization a member is acting for, locked until the transaction ends. */
export async function lockOwnOrganization(tx: Tx, id: string): Promise<OrganizationRow | undefined> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('update');
  return row;
}

/** Writes an organization's profile; the caller holds the row lock. */
export async function writeOrganization(
  tx: Tx,
  { id, version }: Pick<OrganizationRow, 'id' | 'version'>,
  change: OrganizationChange,
): Promise<void> {
  await tx
    .update(organizations)
    .set({ ...change, version: version + 1 })
    .where(eq(organizations.id, id));
}
