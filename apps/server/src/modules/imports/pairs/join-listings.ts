import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { ensureCities, placeId } from '../../catalog/index.ts';
import {
  alignZones,
  fillDirectory,
  indexListedProviders,
  unlistProviders,
  upsertProviders,
} from '../../providers/index.ts';
import { takeSlug, toAddition, toListing } from '../listings/listing-of-facility.ts';
import * as repo from './join-listings.repo.ts';
import type { PairRow } from './pairs.repo.ts';
import { type FilledFields, LISTED_HERE, type TakenListing } from './taken-listing.ts';

type Kept = Partial<Pick<PairRow, 'merged' | 'before' | 'taken'>>;

/** The listings that the two sides of a pair have now. */
async function listingsOf(tx: Tx, pair: PairRow): Promise<{ own: string | null; other: string | null }> {
  const own = await repo.findSource(tx, pair.source, pair.externalId);
  const other =
    pair.otherSource === LISTED_HERE
      ? await repo.findListing(tx, pair.otherExternalId)
      : (await repo.findSource(tx, pair.otherSource, pair.otherExternalId))?.providerId;
  return { own: own?.providerId ?? null, other: other ?? null };
}

const filledOf = (listing: TakenListing['listing']): FilledFields => {
  const row = listing as unknown as Record<string, string> & {
    phones: string[];
    lat: number | null;
    lon: number | null;
  };
  return {
    street: row['street'] ?? null,
    postalCode: row['postal_code'] ?? null,
    lat: row.lat,
    lon: row.lon,
    phones: row.phones,
    email: row['email'] ?? null,
    website: row['website'] ?? null,
  };
};

/**
 * Makes one listing of the two of a pair: what referred to the one that goes refers to the other, which also gets its registry rows and
 * the values it lacks. If the row isn't listed yet, there is nothing to join. Returns what it takes to undo it.
 */
export async function joinListings(tx: Tx, pair: PairRow): Promise<Kept> {
  const { own, other } = await listingsOf(tx, pair);
  if (!other) throw new ProblemError('imports.pair_not_found');
  if (!own || own === other) return {};
  const [ownListing, otherListing] = [await repo.lockListing(tx, own), await repo.lockListing(tx, other)];
  if (!ownListing || !otherListing) throw new ProblemError('imports.pair_not_found');
  const isPartner = (listing: TakenListing['listing']) => listing['listing'] === 'partner';
  if (isPartner(ownListing) && isPartner(otherListing)) throw new ProblemError('imports.pair_of_partners');
  const [kept, gone] = isPartner(ownListing) ? [ownListing, otherListing] : [otherListing, ownListing];
  const references = await repo.moveReferences(tx, gone.id, kept.id);
  if (!references) throw new ProblemError('imports.pair_in_use');
  const taken = {
    survivorId: kept.id,
    listing: gone,
    sourceIds: await repo.moveSources(tx, gone.id, kept.id),
    references,
  };
  await repo.deleteListing(tx, gone.id);
  await unlistProviders(tx, [gone.slug]);
  await fillDirectory(tx, [{ ...filledOf(gone), id: kept.id }]);
  await indexListedProviders(tx, [kept.id]);
  return { before: filledOf(kept), taken };
}

/**
 * Makes two listings of one again. A listing that was joined comes back with all that referred to it; a row that an import merged
 * becomes a listing. What the merge filled in the other one goes.
 */
export async function separateListings(tx: Tx, pair: PairRow): Promise<Kept> {
  if (pair.taken) await bringBack(tx, pair, pair.taken);
  else await listRow(tx, pair);
  return { merged: false, before: null, taken: null };
}

async function bringBack(tx: Tx, { before }: PairRow, taken: TakenListing): Promise<void> {
  const { listing, survivorId, sourceIds } = taken;
  const used = new Set(await repo.slugsLike(tx, listing.slug));
  let slug = listing.slug;
  for (let number = 2; used.has(slug); number += 1) slug = `${listing.slug}-${number}`;
  await repo.writeListing(tx, { ...listing, slug });
  await repo.giveSources(tx, sourceIds, listing.id);
  await repo.restoreReferences(tx, taken);
  await settle(tx, survivorId, listing.id, before, filledOf(listing));
}

async function listRow(tx: Tx, pair: PairRow): Promise<void> {
  const { own, other } = await listingsOf(tx, pair);
  // The import was reverted since, or another decision moved the row.
  if (!own || own !== other) return;
  const source = await repo.findSource(tx, pair.source, pair.externalId);
  const { facility } = pair;
  const place = facility.cityName
    ? { country: facility.countryCode, region: facility.region, name: facility.cityName }
    : null;
  const cities = await ensureCities(tx, place ? [place] : []);
  const id = uuidv7();
  const wanted = takeSlug(new Set(), facility);
  const slug = takeSlug(new Set(await repo.slugsLike(tx, wanted)), facility);
  const cityId = place ? (cities.get(placeId(place)) ?? null) : null;
  await upsertProviders(tx, [toListing(facility, { id, slug, cityId })]);
  await repo.giveSources(tx, source ? [source.id] : [], id);
  const { id: _id, ...given } = toAddition(facility, id);
  await settle(tx, other, id, pair.before, given);
}

/** Empties what the merge filled in the listing that stays, and lets both be found as they are now. */
async function settle(
  tx: Tx,
  stays: string,
  back: string,
  before: FilledFields | null,
  given: FilledFields,
): Promise<void> {
  if (before) await repo.emptyFilled(tx, stays, before, given);
  await alignZones(tx, [stays, back]);
  await indexListedProviders(tx, [stays, back]);
}
