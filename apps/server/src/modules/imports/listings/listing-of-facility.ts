import { createHash } from 'node:crypto';
import type { Addition, NewProvider } from '../../providers/index.ts';
import type { FacilityInput } from '../facilities/facility.ts';

const MAX_SLUG = 90;

/** Whether a row still says what it said. */
export const hashOfRow = (facility: FacilityInput): string =>
  createHash('sha256').update(JSON.stringify(facility)).digest('base64url').slice(0, 22);

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A free readable name made of name and place; takes it. */
export function takeSlug(taken: Set<string>, facility: FacilityInput): string {
  const parts = [plain(facility.name), plain(facility.cityName ?? facility.countryCode)].filter(Boolean);
  const base = parts.join('-').slice(0, MAX_SLUG).replace(/-+$/, '') || 'listing';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}

const numbers = (facility: FacilityInput): string[] => [
  ...new Set(facility.phones.map((phone) => phone.e164 ?? phone.original)),
];

/** A directory listing: no verification, no price, no rating. */
export function toListing(
  facility: FacilityInput,
  known: { id: string; slug: string; cityId: string | null },
): NewProvider {
  const phones = numbers(facility);
  return {
    id: known.id,
    slug: known.slug,
    name: facility.name,
    type: facility.typeSlug,
    listing: 'directory',
    verificationStatus: 'unverified',
    country: facility.countryCode,
    cityId: known.cityId,
    region: facility.region,
    street: facility.street,
    postalCode: facility.postalCode,
    lat: facility.lat,
    lon: facility.lon,
    email: facility.email,
    phone: phones[0] ?? null,
    phones,
    website: facility.website,
    beds: bedsOf(facility),
    attributes: facility.attributes,
  };
}

function bedsOf({ attributes }: FacilityInput): number | null {
  const beds = Number(attributes['beds']);
  return Number.isInteger(beds) && beds > 0 && beds < 10_000 ? beds : null;
}

/** What the row adds to the listing it was found to be. */
export const toAddition = (facility: FacilityInput, id: string): Addition => ({
  id,
  street: facility.street,
  postalCode: facility.postalCode,
  lat: facility.lat,
  lon: facility.lon,
  phones: numbers(facility),
  email: facility.email,
  website: facility.website,
});
