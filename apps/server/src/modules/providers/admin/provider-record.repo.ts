import type { Localized } from '@travesia/contracts/kit';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { cities } from '../../catalog/catalog.tables.ts';
import type { ProviderScope } from '../providers.policy.ts';
import { scopeCondition } from '../provider-scope.repo.ts';
import { clinicians, credentials, providers } from '../providers.tables.ts';

/** A provider in scope with its city. */
export async function findRecord(db: Db, scope: ProviderScope, id: string) {
  const { rows } = await db.execute(
    sql`select p.id from providers p where p.id = ${id}::uuid and ${scopeCondition(scope)}`,
  );
  if (!rows.length) return undefined;
  const [row] = await db
    .select({ provider: providers, citySlug: cities.slug, cityName: cities.name })
    .from(providers)
    .leftJoin(cities, eq(cities.id, providers.cityId))
    .where(eq(providers.id, id));
  return row;
}

export type ProviderRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** All credentials of a provider with their holders, the facility's first. */
export const listCredentials = (db: Db, providerId: string) =>
  db
    .select({ credential: credentials, clinician: { title: clinicians.title, name: clinicians.name } })
    .from(credentials)
    .leftJoin(clinicians, eq(clinicians.id, credentials.clinicianId))
    .where(eq(credentials.providerId, providerId))
    .orderBy(sql`${credentials.clinicianId} is not null`, asc(clinicians.position), asc(credentials.position));

export interface ClinicianLine {
  id: string;
  title: string;
  name: string;
  specialty: Localized;
  registry: string | null;
}

export const listClinicianLines = (db: Db, providerId: string): Promise<ClinicianLine[]> =>
  db
    .select({
      id: clinicians.id,
      title: clinicians.title,
      name: clinicians.name,
      specialty: clinicians.specialty,
      registry: clinicians.registry,
    })
    .from(clinicians)
    .where(and(eq(clinicians.providerId, providerId)))
    .orderBy(asc(clinicians.position), asc(clinicians.id));
