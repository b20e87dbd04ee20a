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
