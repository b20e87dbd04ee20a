import type { Localized } from '@travesia/contracts/kit';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { listedCondition, scopeCondition } from '../provider-scope.repo.ts';
import type { ProviderScope } from '../providers.policy.ts';

export interface FindableProvider {
  slug: string;
  name: string;
  country: string;
  countryName: Localized;
  citySlug: string | null;
  cityName: Localized | null;
  treatmentSlugs: string[];
  /** Names of its clinicians. */
  clinicians: string[];
  /** What the clinic calls its treatments, in any language. */
  localNames: string[];
  rank: number;
}

/** Listed providers with the names of their locations: the given ones, or all. */
export async function listFindable(tx: Tx, ids?: readonly string[]): Promise<FindableProvider[]> {
  const wanted = ids ? sql`and p.id = any(${sql.param([...ids])}::uuid[])` : sql``;
  const { rows } = await tx.execute<FindableProvider & Record<string, unknown>>(sql`
    select p.slug, p.name, p.country, l.name as "countryName", c.slug as "citySlug", c.name as "cityName",
      p.treatment_slugs as "treatmentSlugs", p.rank,
      array(select m.name from clinicians m where m.provider_id = p.id and m.archived_at is null order by m.position, m.id) as clinicians,
      array(select distinct n.value from provider_treatments o, jsonb_each_text(o.local_name) n
        where o.provider_id = p.id and n.value <> '' order by n.value) as "localNames"
    from providers p join countries l on l.code = p.country left join cities c on c.id = p.city_id
    where ${listedCondition} ${wanted} order by p.slug`);
  return rows;
}

export interface AddressRow {
  slug: string;
  changedOn: string;
}

/**
 * A listing helps whoever looks for it if it says how to get there or how to ask: an address, a contact, or its place in a city.
 * Others are excluded from search engines; their pages apply the same rule.
 */
const worthFinding: SQL = sql`(p.listing = 'partner' or num_nonnulls(
  nullif(p.street, ''), nullif(p.phone, ''), nullif(p.website, ''), nullif(p.email, ''), p.description) > 0
  or (p.lat is not null and p.city_id is not null))`;

/** URLs of indexable providers, in order of creation, so that new ones come last. */
export async function listAddressRows(
  db: Db,
  scope: ProviderScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<AddressRow[]> {
  const { rows } = await db.execute<AddressRow & Record<string, unknown>>(sql`
    select p.slug, to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
    from providers p where ${scopeCondition(scope)} and ${worthFinding}
    order by p.id limit ${limit} offset ${offset}`);
  return rows;
}

export async function countAddresses(db: Db, scope: ProviderScope): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from providers p where ${scopeCondition(scope)} and ${worthFinding}`,
  );
  return rows[0]?.total ?? 0;
}

export interface ClinicianAddressRow {
  id: string;
  name: string;
  provider: string;
  changedOn: string;
}

/** URLs of clinicians of listed providers, in order of creation; they have no date of their own. */
export async function listClinicianAddressRows(
  db: Db,
  scope: ProviderScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<ClinicianAddressRow[]> {
  const { rows } = await db.execute<ClinicianAddressRow & Record<string, unknown>>(sql`
    select m.id, m.title || ' ' || m.name as name, p.slug as provider, to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
    from clinicians m join providers p on p.id = m.provider_id where ${scopeCondition(scope)} and m.archived_at is null
    order by m.id limit ${limit} offset ${offset}`);
  return rows;
}

export async function countClinicianAddresses(db: Db, scope: ProviderScope): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from clinicians m join providers p on p.id = m.provider_id where ${scopeCondition(scope)} and m.archived_at is null`,
  );
  return rows[0]?.total ?? 0;
}
