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
  `${country}|${placeKey(region ?? '')}|${placeKey(plainName(name))}`;

/** A name without what registers add to it: "Posadas (Municipio de Posadas)". */
const plainName = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || name;

/** The key of a city under its short name: "Ciudad Autónoma de Buenos Aires", "Salta Capital". */
const shortKey = (key: string): string => key.replace(/^ciudad (?:autonoma )?de /, '').replace(/ capital$/, '');

/**
 * IDs of the given places by `placeId`; creates missing ones. A destination city, whatever its region is called, is found by
 * country and name, and so is a place without a region if only one has its name: we don't guess which San Pedro is meant.
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
    .where(and(inArray(cities.country, countries), inArray(cities.nameKey, [...new Set(places.flatMap(keysOf))])));
  for (const [key, place] of wanted) {
    const match = matchOf(known, place);
    if (match) found.set(key, match.id);
  }
  // Short names first: a longer form of a name may mean the city just created.
  const missing = [...wanted]
    .filter(([key]) => !found.has(key))
    .toSorted(([, a], [, b]) => a.name.length - b.name.length);
  const taken = missing.length ? await takenSlugs(tx) : new Set<string>();
  for (const [key, { country, region, ...place }] of missing) {
    const name = plainName(place.name);
    const created = matchOf(known, { country, region, name });
    if (created) {
      found.set(key, created.id);
      continue;
    }
    const nameKey = placeKey(name);
    const [row] = await tx
      .insert(cities)
      .values({
        slug: freeSlug(taken, { country, region, name }),
        country,
        region,
        name: { en: name, es: name, pt: name },
        nameKey,
      })
      .returning({ id: cities.id, slug: cities.slug });
    if (!row) continue;
    found.set(key, row.id);
    known.push({ ...row, country, region, nameKey, destination: false });
  }
  return found;
}

const keysOf = ({ name }: NamedPlace): string[] => {
  const key = placeKey(plainName(name));
  return [key, shortKey(key)];
};

type KnownCity = Pick<typeof cities.$inferSelect, 'id' | 'country' | 'region' | 'nameKey' | 'destination'>;

function matchOf(known: readonly KnownCity[], place: NamedPlace): KnownCity | undefined {
  const [key = '', short = ''] = keysOf(place);
  const region = placeKey(place.region ?? '');
  const called = (wanted: string) => known.filter((one) => one.country === place.country && one.nameKey === wanted);
  const regionalOrDestination = (named: readonly KnownCity[]) =>
    named.find((city) => placeKey(city.region ?? '') === region) ?? named.find((city) => city.destination);
  const named = called(key);
  const only = place.region === null && named.length === 1 ? named[0] : undefined;
  return regionalOrDestination(named) ?? only ?? (short === key ? undefined : regionalOrDestination(called(short)));
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
