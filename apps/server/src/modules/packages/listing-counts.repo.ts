import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { ListingCounts, TreatmentCount } from '../catalog/index.ts';
import { offerableCondition } from '../advertising/index.ts';
import { inForce, listedCondition } from '../providers/index.ts';

type Grouped = { key: string; providers: number; packages: number };

const listed = listedCondition;
const offered = sql`k.status = 'published' and ${listed} and ${offerableCondition(sql`k.provider_id`, sql`k.treatment`)}`;

/** Catalog-wide counts of listings at a given time; a handful of aggregates over listings and packages. */
export async function countListings(db: Db, now: Date): Promise<ListingCounts> {
  const [byTreatment, perTreatment, perCity, byCountry, byCity, byType, totals] = await Promise.all([
    db.execute<TreatmentCount & Record<string, unknown>>(sql`
      select k.treatment, p.country, count(*)::int as packages, count(distinct p.id)::int as providers, min(k.total_usd_minor) as "fromUsdMinor"
      from packages k join providers p on p.id = k.provider_id where ${offered} group by 1, 2`),
    db.execute<{ treatment: string; providers: number }>(sql`
      select k.treatment, count(distinct p.id)::int as providers
      from packages k join providers p on p.id = k.provider_id where ${offered} group by 1`),
    db.execute<{ treatment: string; cities: string[] }>(sql`
      select k.treatment, array_agg(distinct c.slug) as cities
      from packages k join providers p on p.id = k.provider_id join cities c on c.id = p.city_id
      where ${offered} group by 1`),
    db.execute<Grouped>(
      sql`select p.country as key, count(*)::int as providers, coalesce(sum(p.package_count), 0)::int as packages from providers p where ${listed} group by 1`,
    ),
    db.execute<Grouped>(sql`
      select c.slug as key, count(*)::int as providers, coalesce(sum(p.package_count), 0)::int as packages
      from providers p join cities c on c.id = p.city_id where c.destination and ${listed} group by 1`),
    db.execute<{ key: string; providers: number }>(
      sql`select p.type as key, count(*)::int as providers from providers p where ${listed} group by 1`,
    ),
    db.execute<ListingCounts['totals'] & Record<string, unknown>>(sql`
      select count(*) filter (where p.listing = 'partner')::int as partners,
        count(*) filter (where p.listing = 'partner' and p.verification_status = 'verified')::int as "verifiedPartners",
        count(*) filter (where p.listing = 'directory')::int as directory,
        coalesce(sum(p.package_count), 0)::int as packages,
        coalesce(sum((select count(*) from clinicians m where m.provider_id = p.id and m.archived_at is null)), 0)::int as clinicians,
        coalesce(sum(p.rating_count), 0)::int as reviews,
        (select count(*)::int from credentials r join providers p on p.id = r.provider_id where ${inForce(now)}) as "credentialsChecked"
      from providers p where ${listed}`),
  ]);
  const grouped = (rows: Grouped[]) =>
    new Map(rows.map(({ key, providers, packages }) => [key, { providers, packages }]));
  const none = {
    partners: 0,
    verifiedPartners: 0,
    directory: 0,
    packages: 0,
    clinicians: 0,
    reviews: 0,
    credentialsChecked: 0,
  };
  return {
    treatments: byTreatment.rows,
    providersByTreatment: new Map(perTreatment.rows.map((row) => [row.treatment, row.providers])),
    citiesByTreatment: new Map(perCity.rows.map((row) => [row.treatment, row.cities])),
    byCountry: grouped(byCountry.rows),
    byCity: grouped(byCity.rows),
    byType: new Map(byType.rows.map((row) => [row.key, row.providers])),
    totals: totals.rows[0] ?? none,
  };
}
