import { uuidv7 } from 'uuidv7';
import type { FacilityInput, ReadResult } from '../facilities/facility.ts';
import { LISTED_HERE } from '../pairs/taken-listing.ts';
import type { KnownListing, KnownRow, RegisteredAs } from './known-listings.repo.ts';
import { hashOfRow } from './listing-of-facility.ts';
import { createMatchIndex } from '../matching/match-index.ts';
import type { MatchableFacility } from '../matching/matchable.ts';

/** What to do with an accepted row. */
export type Decision =
  | { what: 'unchanged' }
  | { what: 'update'; id: string }
  /** `pair` is missing if the row was merged by an earlier import. */
  | { what: 'merge'; id: string; reason: string; pair: Likeness | null }
  | { what: 'add'; id: string; possible: (Likeness & { id: string; reason: string }) | null };

/** How alike a row is to a listing, and how that is named for good. */
export interface Likeness {
  other: RegisteredAs;
  likeness: number;
}

/** What a person decided about a row of this registry and another facility. */
export interface DecidedPair {
  externalId: string;
  isSame: boolean;
  other: RegisteredAs;
  /** The listing of the other facility, if there is one. */
  providerId: string | null;
}

type Accepted = Extract<ReadResult, { kind: 'accepted' }>;

/**
 * Decides row by row: known by the registry's ID, decided by a person, the same as an existing listing (including this file's), or
 * new. Listings are matched by name, place and phone; only `same` merges, `possible` needs manual review.
 */
export function createDecider(
  listings: readonly KnownListing[],
  rows: readonly KnownRow[],
  source: string,
  decided: readonly DecidedPair[] = [],
) {
  const index = createMatchIndex();
  const byExternalId = new Map(rows.map((row) => [row.externalId, row]));
  const registered = new Map(listings.map(({ id, first }) => [id, first ?? { source: LISTED_HERE, externalId: id }]));
  const decisions = Map.groupBy(decided, ({ externalId }) => externalId);
  // Listings of the rows of this file that a person decided about.
  const ownListings = new Map<string, string>();
  const decidedOwn = new Set(decided.flatMap(({ other }) => (other.source === source ? [other.externalId] : [])));
  for (const listing of listings) index.add(matchable(listing));
  const nameOf = (id: string): RegisteredAs => registered.get(id) ?? { source: LISTED_HERE, externalId: id };
  const listingOf = ({ other, providerId }: DecidedPair) =>
    providerId ?? (other.source === source ? ownListings.get(other.externalId) : undefined);

  const decide = ({ facility }: Accepted): Decision => {
    const known = byExternalId.get(facility.externalId);
    if (known?.rowHash === hashOfRow(facility)) return { what: 'unchanged' };
    if (known?.isFirst && known.listing === 'directory') return { what: 'update', id: known.providerId };
    if (known) return { what: 'merge', id: known.providerId, reason: 'known by the id of this register', pair: null };
    const own = matchableRow(facility, source);
    const said = decisions.get(facility.externalId) ?? [];
    const joined = said.filter(({ isSame }) => isSame).map(listingOf);
    const same = joined.find((id) => id !== undefined);
    if (same)
      return { what: 'merge', id: same, reason: 'a person decided so', pair: { other: nameOf(same), likeness: 1 } };
    const apart = new Set(said.filter(({ isSame }) => !isSame).map(listingOf));
    const best = index.findMatches(own).find(({ key }) => !apart.has(key));
    if (best?.decision === 'same') {
      // Whatever else matches it now would be merged with this row too.
      index.add({ ...best.facility, registers: [...best.facility.registers, source] });
      const pair = { other: nameOf(best.key), likeness: best.score };
      return { what: 'merge', id: best.key, reason: best.reason, pair };
    }
    index.add(own);
    registered.set(own.key, { source, externalId: facility.externalId });
    const possible = best && {
      id: best.key,
      reason: best.reason,
      other: nameOf(best.key),
      likeness: best.score,
    };
    return { what: 'add', id: own.key, possible: possible ?? null };
  };

  return (result: Accepted): Decision => {
    const decision = decide(result);
    const { externalId } = result.facility;
    if ('id' in decision && decidedOwn.has(externalId)) ownListings.set(externalId, decision.id);
    return decision;
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
