import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';

/** The columns of a listing `p` that an import writes or that say whether someone else changed it. */
export const listingImage = sql.raw(`jsonb_build_object(
  'name', p.name, 'type', p.type, 'country', p.country, 'city_id', p.city_id, 'region', p.region, 'street', p.street,
  'postal_code', p.postal_code, 'lat', p.lat, 'lon', p.lon, 'email', p.email, 'phone', p.phone, 'phones', p.phones,
  'website', p.website, 'beds', p.beds, 'attributes', p.attributes, 'listing', p.listing,
  'operational_status', p.operational_status, 'version', p.version)`);

/** The columns of a registry row `s`. */
export const sourceImage = sql.raw(`jsonb_build_object(
  'provider_id', s.provider_id, 'source_name', s.source_name, 'licence', s.licence, 'row_hash', s.row_hash,
  'imported_on', s.imported_on)`);

interface RegistryRows {
  source: string;
  externalIds: readonly string[];
}

const COLUMNS = sql.raw('import_changes (run_id, kind, row_id, provider_id, before, after)');
const isListing = (ids: readonly string[]) => sql`p.id = any(${sql.param([...ids])}::uuid[])`;
const isSource = ({ source, externalIds }: RegistryRows) =>
  sql`s.source = ${source} and s.external_id = any(${sql.param([...externalIds])}::text[])`;

/** Keeps the existing rows that a batch is about to change. A row that the run changed before stays as it was before the run. */
export async function recordBefore(
  tx: Tx,
  runId: string,
  ids: readonly string[],
  registryRows: RegistryRows,
): Promise<void> {
  await tx.execute(sql`
    insert into ${COLUMNS}
    select ${runId}::uuid, 'listing', p.id, p.id, ${listingImage}, '' from providers p where ${isListing(ids)}
    union all
    select ${runId}::uuid, 'source', s.id, s.provider_id, ${sourceImage}, '' from provider_sources s where ${isSource(registryRows)}
    on conflict do nothing`);
}

/** Adds the rows that the batch created, and digests of all its rows. */
export async function recordAfter(
  tx: Tx,
  runId: string,
  ids: readonly string[],
  registryRows: RegistryRows,
): Promise<void> {
  await tx.execute(sql`
    insert into ${COLUMNS}
    select ${runId}::uuid, 'listing', p.id, p.id, null::jsonb, md5((${listingImage})::text) from providers p where ${isListing(ids)}
    union all
    select ${runId}::uuid, 'source', s.id, s.provider_id, null::jsonb, md5((${sourceImage})::text) from provider_sources s
    where ${isSource(registryRows)}
    on conflict (run_id, kind, row_id) do update set after = excluded.after`);
}
