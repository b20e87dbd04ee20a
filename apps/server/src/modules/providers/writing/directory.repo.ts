import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { upsert } from '../../../platform/db/upsert.ts';
import { providerSources } from '../providers.tables.ts';
import { alignZones } from './provider-zones.repo.ts';

export type NewSource = typeof providerSources.$inferInsert & { id: string };

/** Records the sources of listings; a known registry row keeps its listing. */
export const upsertSources = (tx: Tx, rows: readonly NewSource[]): Promise<void> =>
  upsert(tx, providerSources, [providerSources.source, providerSources.externalId], rows);

/** What another registry adds to a listing. */
export interface Addition {
  id: string;
  street: string | null;
  postalCode: string | null;
  lat: number | null;
  lon: number | null;
  phones: string[];
  email: string | null;
  website: string | null;
}

/** Fills missing fields of directory listings and adds phone numbers; existing values stay, and partners are not touched. */
export async function fillDirectory(tx: Tx, additions: readonly Addition[]): Promise<void> {
  if (!additions.length) return;
  await tx.execute(sql`
    update providers p set
      street = coalesce(p.street, g.street), postal_code = coalesce(p.postal_code, g."postalCode"),
      lat = coalesce(p.lat, g.lat), lon = case when p.lat is null then g.lon else p.lon end,
      email = coalesce(p.email, g.email), website = coalesce(p.website, g.website), phone = coalesce(p.phone, g.phones->>0),
      phones = array(select distinct n from (select unnest(p.phones) union select jsonb_array_elements_text(g.phones)) as all_numbers(n) order by n)
    from jsonb_to_recordset(${JSON.stringify(additions)}::jsonb) as g (id uuid, street text, "postalCode" text, lat float8, lon float8, phones jsonb, email text, website text)
    where p.id = g.id and p.listing = 'directory'`);
  const placed = additions.filter(({ lat }) => lat !== null).map(({ id }) => id);
  if (placed.length) await alignZones(tx, placed);
}
