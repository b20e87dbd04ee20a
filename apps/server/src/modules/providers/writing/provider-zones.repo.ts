import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { cities } from '../../catalog/catalog.tables.ts';
import { zoneOfPlace } from '../provider-zone.rules.ts';
import { providers } from '../providers.tables.ts';

type Place = Pick<typeof providers.$inferInsert, 'lat' | 'lon' | 'country' | 'region' | 'cityId'>;

/** Time zones of the given cities, where the catalog has them. */
export async function zonesOfCities(
  db: Db | Tx,
  ids: readonly (string | null | undefined)[],
): Promise<(id: string | null | undefined) => string | null> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const rows = wanted.length
    ? await db.select({ id: cities.id, timeZone: cities.timeZone }).from(cities).where(inArray(cities.id, wanted))
    : [];
  const zones = new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
  return (id) => (id ? (zones.get(id) ?? null) : null);
}

/** Time zones of places, in the given order. */
export async function zonesOf(db: Db | Tx, places: readonly Place[]): Promise<string[]> {
  const zoneOfCity = await zonesOfCities(
    db,
    places.map(({ cityId }) => cityId),
  );
  return places.map((place) => zoneOfPlace({ ...place, cityZone: zoneOfCity(place.cityId) }));
}

/** Rederives the time zones of the given providers, or of all. Returns how many changed. */
export async function alignZones(tx: Tx, ids?: readonly string[]): Promise<number> {
  const rows = await tx
    .select({
      id: providers.id,
      lat: providers.lat,
      lon: providers.lon,
      country: providers.country,
      region: providers.region,
      cityZone: cities.timeZone,
      timeZone: providers.timeZone,
    })
    .from(providers)
    .leftJoin(cities, eq(cities.id, providers.cityId))
    .where(ids ? inArray(providers.id, [...ids]) : undefined);
  const moved = rows.flatMap(({ id, timeZone, ...place }) => {
    const zone = zoneOfPlace(place);
    return zone === timeZone ? [] : [{ id, zone }];
  });
  if (moved.length)
    await tx.execute(sql`
      update providers p set time_zone = m.zone
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (id uuid, zone text) where p.id = m.id`);
  return moved.length;
}
