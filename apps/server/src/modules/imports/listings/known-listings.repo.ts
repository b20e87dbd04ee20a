import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';

/** Listing fields used for matching. */
export interface KnownListing {
  id: string;
  slug: string;
  name: string;
  listing: 'partner' | 'directory';
  country: string;
  region: string | null;
  cityName: string | null;
  street: string | null;
  postalCode: string | null;
  phones: string[];
  lat: number | null;
  lon: number | null;
  /** The registries that list it. */
  sources: string[];
  /** Its first registry row. */
  first: RegisteredAs | null;
}

/** A facility as a registry names it. */
export interface RegisteredAs {
  source: string;
  externalId: string;
}

/** All listings of the given countries. */
export async function readKnownListings(tx: Tx, countries: readonly string[]): Promise<KnownListing[]> {
  const { rows } = await tx.execute<KnownListing & Record<string, unknown>>(sql`
    select p.id, p.slug, p.name, p.listing, p.country, p.region, c.name->>'es' as "cityName", p.street, p.postal_code as "postalCode",
      p.phones, p.lat, p.lon, array(select s.source from provider_sources s where s.provider_id = p.id) as sources,
      (select jsonb_build_object('source', s.source, 'externalId', s.external_id) from provider_sources s
        where s.provider_id = p.id order by s.id limit 1) as first
    from providers p left join cities c on c.id = p.city_id
    where p.country = any(${sql.param([...countries])}::text[])`);
  return rows;
}

export interface KnownRow {
  externalId: string;
  providerId: string;
  rowHash: string;
  listing: 'partner' | 'directory';
  /** Whether the listing was created from this row; other rows were only matched to it. */
  isFirst: boolean;
}

/** Previously imported rows of a registry. */
export async function readKnownRows(tx: Tx, source: string): Promise<KnownRow[]> {
  const { rows } = await tx.execute<KnownRow & Record<string, unknown>>(sql`
    select s.external_id as "externalId", s.provider_id as "providerId", s.row_hash as "rowHash", p.listing,
      not exists (select 1 from provider_sources o where o.provider_id = s.provider_id and o.id < s.id) as "isFirst"
    from provider_sources s join providers p on p.id = s.provider_id where s.source = ${source}`);
  return rows;
}

/** Slugs already in use. */
export async function readSlugs(tx: Tx): Promise<Set<string>> {
  const { rows } = await tx.execute<{ slug: string }>(sql`select slug from providers`);
  return new Set(rows.map((row) => row.slug));
}
