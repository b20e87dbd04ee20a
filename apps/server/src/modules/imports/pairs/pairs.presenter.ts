import { type FacilityPair, facilityPairMachine, type PairedFacility } from '@travesia/contracts/imports';
import { actionsFor } from '@travesia/contracts/kit';
import { foldText } from '../fields/clean-text.ts';
import { toListing } from '../listings/listing-of-facility.ts';
import { distanceKm } from '../matching/distance.ts';
import type { ListedSide, SidedPair } from './pairs.repo.ts';
import { LISTED_HERE } from './taken-listing.ts';

/** A pair as two facilities next to each other. A row that has no listing of its own is shown as it was read. */
export function presentPair({ pair, own, other }: SidedPair): FacilityPair {
  const isApart = own !== null && own.id !== other.id;
  const row = isApart ? presentListing(own) : presentRow(pair.facility);
  const listing = presentListing(other);
  const km = distanceKm(row, listing);
  return {
    id: pair.id,
    state: pair.state,
    import_id: pair.importId,
    row: { ...row, register: pair.sourceName, code: pair.externalId },
    listing: {
      ...listing,
      register: pair.otherSourceName,
      code: pair.otherSource === LISTED_HERE ? null : pair.otherExternalId,
    },
    differing: COMPARED.filter((field) => differ(row[field], listing[field])),
    distance_km: km === null ? null : Math.round(km * 1000) / 1000,
    likeness: pair.likeness,
    reason: pair.reason,
    version: pair.version,
    actions: actionsFor(facilityPairMachine, pair.state === 'merged' ? 'open' : pair.state, 'admin'),
  };
}

type Side = Omit<PairedFacility, 'register' | 'code'>;

const COMPARED = [
  'name',
  'type',
  'street',
  'city',
  'region',
  'postal_code',
  'phones',
  'email',
  'website',
  'beds',
] as const satisfies readonly (keyof Side)[];

function presentListing({ id: _id, listing, ...side }: ListedSide): Side {
  return { ...side, is_partner: listing === 'partner' };
}

function presentRow(facility: SidedPair['pair']['facility']): Side {
  const listing = toListing(facility, { id: '', slug: '', cityId: null });
  return {
    slug: null,
    is_partner: false,
    name: facility.name,
    type: facility.typeSlug,
    street: facility.street,
    city: facility.cityName,
    region: facility.region,
    postal_code: facility.postalCode,
    phones: listing.phones ?? [],
    email: facility.email,
    website: facility.website,
    beds: listing.beds ?? null,
    lat: facility.lat,
    lon: facility.lon,
  };
}

type Value = string | number | null | readonly string[];

/** Whether both are known and differ; case, accents and punctuation don't matter, and one common phone number is enough. */
function differ(one: Value, other: Value): boolean {
  const [left, right] = [plainOf(one), plainOf(other)];
  return left.length > 0 && right.length > 0 && !left.some((value) => right.includes(value));
}

const plainOf = (value: Value): string[] =>
  [value ?? []]
    .flat()
    .map((one) => foldText(String(one)).replace(/^https?:\/\/(www\.)?|[^a-z0-9]+/g, ''))
    .filter(Boolean);
