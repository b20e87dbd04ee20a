import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { providers } from '../providers/providers.tables.ts';
import { organizations } from './organizations.tables.ts';

/** What of an organization and of a clinic whoever is invited there gets to know. */
export async function findOrganization(db: Db | Tx, id: string) {
  const [row] = await db.select().from(organizations).where(eq(organizations.id, id));
  return row;
}

/** A clinic whether or not it is listed: its people come before it is. */
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

/** The organization that a member calls for, kept from changing until the transaction ends. */
export async function lockOwnOrganization(tx: Tx, id: string): Promise<OrganizationRow | undefined> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('update');
  return row;
}

/** Writes what an organization says of itself; the caller holds the row. */
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
