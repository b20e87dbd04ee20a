import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { cities } from '../../catalog/catalog.tables.ts';
import { listedCondition } from '../provider-scope.repo.ts';
import { providers, providerTreatments } from '../providers.tables.ts';
import { packages } from '../../packages/packages.tables.ts';
import type { ClinicScope } from './clinic.policy.ts';

/** The clinic of a scope with its city. */
export async function findClinicRow(db: Db | Tx, { providerId }: ClinicScope) {
  const [row] = await db
    .select({
      clinic: providers,
      city: { slug: cities.slug, name: cities.name },
    })
    .from(providers)
    .leftJoin(cities, eq(cities.id, providers.cityId))
    .where(eq(providers.id, providerId));
  return row;
}

export type ClinicRow = NonNullable<Awaited<ReturnType<typeof findClinicRow>>>;

/** Whether its page is public. */
export async function isListed(db: Db | Tx, { providerId }: ClinicScope): Promise<boolean> {
  const { rows } = await db.execute<{ listed: boolean }>(
    sql`select ${listedCondition} as listed from providers p where p.id = ${providerId}::uuid`,
  );
  return rows[0]?.listed ?? false;
}

/** Location of a city. */
export async function findPlace(tx: Tx, cityId: string) {
  const [row] = await tx.select({ lat: cities.lat, lon: cities.lon }).from(cities).where(eq(cities.id, cityId));
  return row ?? { lat: null, lon: null };
}

/** Treatments the clinic offers. */
export const listTreatmentRows = (db: Db | Tx, { providerId }: ClinicScope) =>
  db
    .select({
      treatment: providerTreatments.treatment,
      casesLastYear: providerTreatments.casesLastYear,
      localName: providerTreatments.localName,
      prerequisites: providerTreatments.prerequisites,
    })
    .from(providerTreatments)
    .where(eq(providerTreatments.providerId, providerId));

/** Slugs of the treatments a clinic offers. */
export async function listTreatmentsOf(tx: Tx, providerId: string): Promise<string[]> {
  const rows = await tx
    .select({ treatment: providerTreatments.treatment })
    .from(providerTreatments)
    .where(eq(providerTreatments.providerId, providerId));
  return rows.map(({ treatment }) => treatment);
}

export type ClinicTreatmentRow = Awaited<ReturnType<typeof listTreatmentRows>>[number];

export interface TreatmentDoing {
  treatment: string;
  clinicians: string[];
  packages: number;
  package: string | null;
}

/** Who does each treatment of the clinic, and which published packages it has. */
export async function listTreatmentDoings(db: Db | Tx, { providerId }: ClinicScope): Promise<TreatmentDoing[]> {
  const { rows } = await db.execute<TreatmentDoing & Record<string, unknown>>(sql`
    select o.treatment,
      array(select m.title || ' ' || m.name from clinicians m where m.provider_id = o.provider_id
        and o.treatment = any(m.treatment_slugs) order by m.position, m.id) as clinicians,
      (select count(*)::int from packages k where k.provider_id = o.provider_id and k.treatment = o.treatment
        and k.status = 'published') as packages,
      (select k.id from packages k where k.provider_id = o.provider_id and k.treatment = o.treatment
        and k.status = 'published' order by k.price_usd_minor, k.id limit 1) as package
    from provider_treatments o where o.provider_id = ${providerId}::uuid`);
  return rows;
}

export interface DepositCounts {
  packages: number;
  following: number;
  /** Lowest price that a clinic itself charges: deposits are part of it, never of a total with extras. */
  cheapestUsdMinor: number | null;
  cheapestCurrency: string | null;
}

/** Number of published packages, of those with a given deposit percentage, and the lowest price. */
export async function countByDeposit(
  db: Db | Tx,
  { providerId }: ClinicScope,
  percent: number,
): Promise<DepositCounts> {
  const [row] = await db
    .select({
      packages: sql<number>`count(*)::int`,
      following: sql<number>`count(*) filter (where ${packages.depositPercent} = ${percent})::int`,
      cheapestUsdMinor: sql<number | null>`min(${packages.priceUsdMinor})`,
      cheapestCurrency: sql<
        string | null
      >`(array_agg(${packages.currency} order by ${packages.priceUsdMinor}, ${packages.id}))[1]`,
    })
    .from(packages)
    .where(sql`${packages.providerId} = ${providerId}::uuid and ${packages.status} = 'published'`);
  return row ?? { packages: 0, following: 0, cheapestUsdMinor: null, cheapestCurrency: null };
}
