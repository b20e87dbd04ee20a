import { uuidv7 } from 'uuidv7';
import type { FacilityInput, ReadResult } from '../facilities/facility.ts';
import type { KnownListing, KnownRow } from './known-listings.repo.ts';
import { hashOfRow } from './listing-of-facility.ts';
import { createMatchIndex } from '../matching/match-index.ts';
import type { MatchableFacility } from '../matching/matchable.ts';

/** What to do with an accepted row. */
export type Decision =
  | { what: 'unchanged' }
  | { what: 'update'; id: string }
  | { what: 'merge'; id: string; reason: string }
  | { what: 'add'; id: string; possible: { id: string; reason: string } | null };

type Accepted = Extract<ReadResult, { kind: 'accepted' }>;

/**
 * Decides row by row: known by the registry's ID, the same as an existing listing (including this file's), or new. Listings are
 * matched by name, place and phone; only `same` merges, `possible` needs manual review.
 */
export function createDecider(listings: readonly KnownListing[], rows: readonly KnownRow[], source: string) {
  const index = createMatchIndex();
  const byExternalId = new Map(rows.map((row) => [row.externalId, row]));
  for (const listing of listings) index.add(matchable(listing));

  return (result: Accepted): Decision => {
    const { facility } = result;
    const known = byExternalId.get(facility.externalId);
    if (known?.rowHash === hashOfRow(facility)) return { what: 'unchanged' };
    if (known?.isFirst && known.listing === 'directory') return { what: 'update', id: known.providerId };
    if (known) return { what: 'merge', id: known.providerId, reason: 'known by the id of this register' };
    const own = matchableRow(facility, source);
    const [best] = index.findMatches(own);
    if (best?.decision === 'same') {
      // Whatever else matches it now would be merged with this row too.
      index.add({ ...best.facility, registers: [...best.facility.registers, source] });
      return { what: 'merge', id: best.key, reason: best.reason };
    }
    index.add(own);
    return { what: 'add', id: own.key, possible: best ? { id: best.key, reason: best.reason } : null };
  };
}

/** Only what matching needs: the index keeps it to the end of the run. */
const matchableRow = (facility: FacilityInput, source: string): MatchableFacility => ({
  key: uuidv7(),
  registers: [source],
  idFromSource: facility.idFromSource,
  name: facility.name,
  otherNames: facility.otherNames,
  countryCode: facility.countryCode,
  region: facility.region,
  cityName: facility.cityName,
  district: facility.district,
  street: facility.street,
  postalCode: facility.postalCode,
  phones: facility.phones,
  lat: facility.lat,
  lon: facility.lon,
});

function matchable(listing: KnownListing): MatchableFacility {
  return {
    key: listing.id,
    registers: listing.sources,
    idFromSource: true,
    name: listing.name,
    otherNames: [],
    countryCode: listing.country,
    region: listing.region,
    cityName: listing.cityName,
    district: null,
    street: listing.street,
    postalCode: listing.postalCode,
    phones: listing.phones.map((phone) => ({ e164: phone.startsWith('+') ? phone : null, original: phone })),
    lat: listing.lat,
    lon: listing.lon,
  };
}
