import type { Localized } from '@travesia/contracts/kit';
import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { announcedSpecialty } from './find-clinicians/announced-specialty.repo.ts';
import type { CredentialRow, PresentedCredential } from './provider-row.ts';
import { scopeCondition } from './provider-scope.repo.ts';
import type { ProviderScope } from './providers.policy.ts';
import { clinicians, credentials } from './providers.tables.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A provider is referenced by id or slug. */
export const readRef = (ref: string): { id: string } | { slug: string } =>
  UUID.test(ref) ? { id: ref } : { slug: ref };

/** Condition for the provider `p` that a reference means. */
export const refCondition = (ref: string): SQL => (UUID.test(ref) ? sql`p.id = ${ref}::uuid` : sql`p.slug = ${ref}`);

/** The id of a reference, or null when no provider in scope matches. */
export const findProviderId = async (db: Db, scope: ProviderScope, ref: string): Promise<string | null> =>
  (await findZonedProvider(db, scope, ref))?.id ?? null;

/** Same, with the provider's time zone. */
export async function findZonedProvider(
  db: Db,
  scope: ProviderScope,
  ref: string,
): Promise<{ id: string; timeZone: string } | null> {
  const { rows } = await db.execute<{ id: string; timeZone: string }>(
    sql`select p.id, p.time_zone as "timeZone" from providers p where ${refCondition(ref)} and ${scopeCondition(scope)}`,
  );
  return rows[0] ?? null;
}

/** Id and country of a provider in scope, or null when none matches. */
export async function findListedCountry(
  db: Db,
  scope: ProviderScope,
  ref: string,
): Promise<{ id: string; country: string } | null> {
  const { rows } = await db.execute<{ id: string; country: string }>(
    sql`select p.id, p.country from providers p where ${refCondition(ref)} and ${scopeCondition(scope)}`,
  );
  return rows[0] ?? null;
}

export type ClinicianRow = typeof clinicians.$inferSelect & {
  /** Null if it may not be announced. */
  announcedSpecialty: Localized | null;
};

/** Professional licenses of the given clinicians. */
export async function listLicences(
  db: Db,
  clinicianIds: readonly string[],
): Promise<(PresentedCredential & Pick<CredentialRow, 'clinicianId'>)[]> {
  if (!clinicianIds.length) return [];
  const rows = await db
    .select()
    .from(credentials)
    .where(
      and(
        inArray(credentials.clinicianId, [...clinicianIds]),
        or(eq(credentials.kind, 'professional_licence'), eq(credentials.kind, 'specialty')),
      ),
    )
    .orderBy(asc(credentials.position));
  return rows.flatMap(({ status, ...row }) => (status === 'revoked' ? [] : [{ ...row, status }]));
}

/** The clinicians who treat there, in order; archived ones don’t. */
export function listClinicianRows(db: Db, providerId: string): Promise<ClinicianRow[]> {
  return db
    .select({ ...getTableColumns(clinicians), announcedSpecialty: announcedSpecialty(sql`clinicians`) })
    .from(clinicians)
    .where(and(eq(clinicians.providerId, providerId), isNull(clinicians.archivedAt)))
    .orderBy(asc(clinicians.position), asc(clinicians.id));
}
