import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { cities } from '../catalog/catalog.tables.ts';
import { scopeCondition } from './provider-scope.repo.ts';
import type { ProviderScope } from './providers.policy.ts';
import { clinicians, credentials, providers, providerSources } from './providers.tables.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A provider is named by its id or its slug. */
export const refCondition = (ref: string): SQL => (UUID.test(ref) ? sql`p.id = ${ref}::uuid` : sql`p.slug = ${ref}`);

/** The id behind a reference, or null when there is no such provider in the scope. */
export async function findProviderId(db: Db, scope: ProviderScope, ref: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select p.id from providers p where ${refCondition(ref)} and ${scopeCondition(scope)}`,
  );
  return rows[0]?.id ?? null;
}

/** One provider with its city, or null. */
export async function findProvider(db: Db, scope: ProviderScope, ref: string) {
  const id = await findProviderId(db, scope, ref);
  if (!id) return null;
  const [row] = await db
    .select()
    .from(providers)
    .leftJoin(cities, eq(cities.id, providers.cityId))
    .where(eq(providers.id, id));
  return row ? { provider: row.providers, city: row.cities } : null;
}

export type FoundProvider = NonNullable<Awaited<ReturnType<typeof findProvider>>>;
export type CredentialRow = typeof credentials.$inferSelect;
export type ClinicianRow = typeof clinicians.$inferSelect;

/** Credentials of the facility itself. */
export function listFacilityCredentials(db: Db, providerId: string): Promise<CredentialRow[]> {
  return db
    .select()
    .from(credentials)
    .where(and(eq(credentials.providerId, providerId), sql`${credentials.clinicianId} is null`))
    .orderBy(asc(credentials.position), asc(credentials.id));
}

/** Professional licences of the given clinicians. */
export async function listLicences(db: Db, clinicianIds: readonly string[]): Promise<CredentialRow[]> {
  if (!clinicianIds.length) return [];
  return db
    .select()
    .from(credentials)
    .where(
      and(
        inArray(credentials.clinicianId, [...clinicianIds]),
        or(eq(credentials.kind, 'professional_licence'), eq(credentials.kind, 'specialty')),
      ),
    )
    .orderBy(asc(credentials.position));
}

export function listClinicianRows(db: Db, providerId: string): Promise<ClinicianRow[]> {
  return db
    .select()
    .from(clinicians)
    .where(eq(clinicians.providerId, providerId))
    .orderBy(asc(clinicians.position), asc(clinicians.id));
}

export function listSources(db: Db, providerId: string) {
  return db
    .select()
    .from(providerSources)
    .where(eq(providerSources.providerId, providerId))
    .orderBy(asc(providerSources.sourceName));
}

/** Names of cities that a facet counted, by slug. */
export async function cityNames(db: Db, slugs: readonly string[]) {
  return slugs.length
    ? db
        .select({ slug: cities.slug, name: cities.name })
        .from(cities)
        .where(inArray(cities.slug, [...slugs]))
    : [];
}
