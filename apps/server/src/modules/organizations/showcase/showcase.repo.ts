import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { upsert } from '../../../platform/db/upsert.ts';
import { listedCondition } from '../../providers/index.ts';
import { organizationProviders, organizations } from '../organizations.tables.ts';
import { organizationShowcases } from './showcase.tables.ts';

export type ShowcaseRow = typeof organizationShowcases.$inferSelect;

/** The public page of an organization, published or not. */
export async function findShowcase(db: Db | Tx, organizationId: string): Promise<ShowcaseRow | undefined> {
  const [row] = await db
    .select()
    .from(organizationShowcases)
    .where(eq(organizationShowcases.organizationId, organizationId));
  return row;
}

/** A published page by its address, with its organization. */
export async function findPublished(db: Db | Tx, slug: string) {
  const [row] = await db
    .select({ showcase: organizationShowcases, organization: organizations })
    .from(organizationShowcases)
    .innerJoin(organizations, eq(organizations.id, organizationShowcases.organizationId))
    .where(and(eq(organizationShowcases.slug, slug), organizationShowcases.published));
  return row;
}

/** The clinics of an organization. */
export async function listClinicIds(db: Db | Tx, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organizationProviders.providerId })
    .from(organizationProviders)
    .where(eq(organizationProviders.organizationId, organizationId));
  return rows.map(({ id }) => id);
}

/** Number of clinics and packages that the page shows. */
export async function countShown(db: Db | Tx, organizationId: string): Promise<{ clinics: number; packages: number }> {
  const { rows } = await db.execute<{ clinics: number; packages: number }>(sql`
    select count(*)::int as clinics, coalesce(sum(p.package_count), 0)::int as packages
    from organization_providers o join providers p on p.id = o.provider_id
    where o.organization_id = ${organizationId}::uuid and ${listedCondition}`);
  return rows[0] ?? { clinics: 0, packages: 0 };
}

/** Writes a public page; the caller holds the lock of the organization. */
export const writeShowcase = (tx: Tx, row: typeof organizationShowcases.$inferInsert): Promise<void> =>
  upsert(tx, organizationShowcases, [organizationShowcases.organizationId], [row]);
