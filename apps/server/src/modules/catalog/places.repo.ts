import { and, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cities } from './catalog.tables.ts';
import { placeKey } from './place-key.ts';

/** A place as named in a registry. */
export interface NamedPlace {
  country: string;
  region: string | null;
  name: string;
}

/** Key of a place; regions distinguish places with the same name. */
export const placeId = ({ country, region, name }: NamedPlace): string =>
  `${country}|${placeKey(region ?? '')}|${placeKey(name)}`;

/**
 * IDs of the given places by `placeId`; creates missing ones. A place without a region, and a destination city whatever its
 * region is called, is found by country and name.
 */
export async function ensureCities(tx: Tx, places: readonly NamedPlace[]): Promise<Map<string, string>> {
  const wanted = new Map(places.map((place) => [placeId(place), place]));
  const found = new Map<string, string>();
  if (!wanted.size) return found;
  const countries = [...new Set(places.map((place) => place.country))];
  const known = await tx
    .select({
      id: cities.id,
      slug: cities.slug,
      country: cities.country,
      region: cities.region,
      nameKey: cities.nameKey,
      destination: cities.destination,
    })
    .from(cities)
    .where(
      and(
        inArray(cities.country, countries),
        inArray(cities.nameKey, [...new Set(places.map((place) => placeKey(place.name)))]),
      ),
    );
  for (const [key, place] of wanted) {
    const named = known.filter((city) => city.country === place.country && city.nameKey === placeKey(place.name));
    const regional = named.find((city) => placeKey(city.region ?? '') === placeKey(place.region ?? ''));
    const match = regional ?? named.find((city) => city.destination) ?? (place.region === null ? named[0] : undefined);
    if (match) found.set(key, match.id);
  }
  const missing = [...wanted].filter(([key]) => !found.has(key));
  const taken = missing.length ? await takenSlugs(tx) : new Set<string>();
  for (const [key, place] of missing) {
    const slug = freeSlug(taken, place);
    const [row] = await tx
      .insert(cities)
      .values({
        slug,
        country: place.country,
        region: place.region,
        name: { en: place.name, es: place.name, pt: place.name },
        nameKey: placeKey(place.name),
      })
      .returning({ id: cities.id });
    if (row) found.set(key, row.id);
  }
  return found;
}

const slugOf = (text: string): string =>
  placeKey(text)
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'place';

async function takenSlugs(tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ slug: cities.slug }).from(cities);
  return new Set(rows.map((row) => row.slug));
}

/** Name, then name and country, then name, country and region, then a number. */
function freeSlug(taken: Set<string>, { name, country, region }: NamedPlace): string {
  const base = `${slugOf(name)}-${country.toLowerCase()}`;
  const choices = [slugOf(name), base, ...(region ? [`${base}-${slugOf(region)}`] : [])];
  let slug = choices.find((choice) => !taken.has(choice));
  for (let number = 2; slug === undefined; number += 1) {
    const numbered = `${choices.at(-1)}-${number}`;
    if (!taken.has(numbered)) slug = numbered;
  }
  taken.add(slug);
  return slug;
}
