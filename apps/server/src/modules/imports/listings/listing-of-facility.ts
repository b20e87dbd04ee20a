import { createHash } from 'node:crypto';
import type { Addition, NewProvider } from '../../providers/index.ts';
import type { FacilityInput } from '../facilities/facility.ts';

const MAX_SLUG = 90;

/** Hash used to detect whether a row changed. */
export const hashOfRow = (facility: FacilityInput): string =>
  createHash('sha256').update(JSON.stringify(facility)).digest('base64url').slice(0, 22);

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Returns an unused readable slug from name and place, and reserves it. */
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

/** A directory listing: unverified, without price or rating. */
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

/** Data the row adds to the listing it was matched to. */
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
