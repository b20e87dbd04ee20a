import { greatCircleKm } from '@travesia/contracts/kit/distance';
import type { PackageSummary } from '@travesia/contracts/packages';
import { minorPerUnit } from '@travesia/contracts/kit';
import type { Answers } from './answers.ts';

/** An offer with data its list lacks: which of the requested languages are spoken there. */
export interface Candidate {
  offer: PackageSummary;
  speaks: boolean;
}

/** Requirements for an offer. `null` or empty means no requirement. */
export interface Wishes {
  treatments: readonly string[];
  /** Minor units of the currency the offers are shown in. */
  budget: number | null;
  days: number | null;
  spoken: boolean;
  /** Where the trip starts. */
  home: { lat: number; lon: number } | null;
}

/** Wishes an offer can violate. Excludes the treatment, because another treatment is not a near match. */
export const LIMITS = ['budget', 'days', 'spoken'] as const;
export type Limit = (typeof LIMITS)[number];

export type Reason = 'treatment' | 'budget' | 'days' | 'spoken' | 'cheapest' | 'nearest' | 'verified' | 'rating';

export interface Option {
  offer: PackageSummary;
  /** Violated wishes: empty for a match. */
  broken: readonly Limit[];
  reasons: readonly Reason[];
}

export interface Choice {
  /** Number of offers that meet every wish. */
  matched: number;
  options: readonly Option[];
  /** Without a match: the number of offers each dropped wish would allow, highest first. */
  relaxations: readonly { limit: Limit; found: number }[];
}

export const MOST_OPTIONS = 3;

/** Converts answers to wishes for the remaining treatments. */
export const wishesOf = (
  answers: Pick<Answers, 'budget' | 'currency' | 'days' | 'spoken'>,
  treatments: readonly string[],
  home: Wishes['home'],
): Wishes => ({
  treatments,
  budget: answers.budget === null ? null : answers.budget * minorPerUnit(answers.currency),
  days: answers.days,
  spoken: answers.spoken.length > 0,
  home,
});

export function brokenBy({ offer, speaks }: Candidate, wishes: Wishes): Limit[] {
  const broken: Readonly<Record<Limit, boolean>> = {
    budget: wishes.budget !== null && offer.total.amount > wishes.budget,
    days: wishes.days !== null && offer.stay_days > wishes.days,
    spoken: wishes.spoken && !speaks,
  };
  return LIMITS.filter((limit) => broken[limit]);
}

/**
 * Up to three offers from different providers. Full matches come first, then the nearest misses. With several
 * possible treatments, each gets a place before any gets two.
 */
export function choose(pool: readonly Candidate[], wishes: Wishes): Choice {
  const wanted = pool.filter(({ offer }) => wishes.treatments.includes(offer.treatment.slug));
  const rated = wanted.map((candidate) => ({ candidate, broken: brokenBy(candidate, wishes) }));
  const matches = rated.filter(({ broken }) => broken.length === 0);
  const peers = (matches.length > 0 ? matches : rated).map(({ candidate }) => candidate.offer);
  const points = pointsOf(
    wanted.map(({ offer }) => offer),
    wishes,
  );
  const ordered = rated.toSorted(
    (a, b) =>
      a.broken.length - b.broken.length ||
      (points.get(b.candidate.offer.id) ?? 0) - (points.get(a.candidate.offer.id) ?? 0),
  );
  return {
    matched: matches.length,
    options: spread(ordered).map(({ candidate: { offer }, broken }) => ({
      offer,
      broken,
      reasons: reasonsFor(offer, broken, peers, wishes),
    })),
    relaxations: matches.length > 0 ? [] : relaxationsOf(rated),
  };
}

type Rated = { candidate: Candidate; broken: Limit[] };

/** For each wish, the number of offers that violate only that one. */
const relaxationsOf = (rated: readonly Rated[]): Choice['relaxations'] =>
  LIMITS.map((limit) => ({
    limit,
    found: rated.filter(({ broken }) => broken.length === 1 && broken[0] === limit).length,
  }))
    .filter(({ found }) => found > 0)
    .toSorted((a, b) => b.found - a.found);

/**
 * The first three in order, from different providers; treatments take turns among offers with equally few violations.
 */
function spread(ordered: readonly Rated[]): Rated[] {
  const chosen: Rated[] = [];
  const left = [...ordered];
  while (chosen.length < MOST_OPTIONS && left.length > 0) {
    const free = left.filter(
      ({ candidate }) => !chosen.some((one) => one.candidate.offer.provider.id === candidate.offer.provider.id),
    );
    const [first] = free;
    if (!first) break;
    const times = ({ candidate }: Rated) =>
      chosen.filter((one) => one.candidate.offer.treatment.slug === candidate.offer.treatment.slug).length;
    const equal = free.filter(({ broken }) => broken.length === first.broken.length);
    const fewest = Math.min(...equal.map(times));
    const next = equal.find((one) => times(one) === fewest) ?? first;
    chosen.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return chosen;
}

/** Weights for sorting equally good matches; the page explains them in words. */
const WEIGHT = { price: 3, verified: 4, distance: 1.5, rating: 1, lines: 1 } as const;

/** Score of each offer. Prices and distances are scaled between the best and worst for the same treatment. */
function pointsOf(offers: readonly PackageSummary[], { home }: Wishes): Map<string, number> {
  const points = new Map<string, number>();
  for (const slug of new Set(offers.map(({ treatment }) => treatment.slug))) {
    const peers = offers.filter(({ treatment }) => treatment.slug === slug);
    const price = standing(peers.map(({ total }) => total.amount));
    const distance = standing(peers.map((offer) => distanceOf(offer, home) ?? 0));
    for (const offer of peers) {
      const rating = offer.provider.rating ? Math.max(0, offer.provider.rating.average - 3) / 2 : 0;
      points.set(
        offer.id,
        WEIGHT.price * price(offer.total.amount) +
          (offer.provider.verification_status === 'verified' ? WEIGHT.verified : 0) +
          (home ? WEIGHT.distance * distance(distanceOf(offer, home) ?? Infinity) : 0) +
          WEIGHT.rating * rating +
          WEIGHT.lines * (offer.included_count / 22),
      );
    }
  }
  return points;
}

/** 1 for the lowest value, 0 for the highest. */
function standing(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return (value) => (span === 0 ? 1 : Math.max(0, 1 - (value - low) / span));
}

/** Direct distance in kilometers; null without both locations. */
export const distanceOf = ({ lat, lon }: Pick<PackageSummary, 'lat' | 'lon'>, home: Wishes['home']): number | null =>
  !home || lat === null || lon === null ? null : greatCircleKm(home, { lat, lon });

const GOOD_RATING = 4.5;

function reasonsFor(
  offer: PackageSummary,
  broken: readonly Limit[],
  all: readonly PackageSummary[],
  wishes: Wishes,
): Reason[] {
  const peers = all.filter(({ treatment }) => treatment.slug === offer.treatment.slug);
  const rivals = peers.filter(({ id }) => id !== offer.id);
  const met = (limit: Limit, said: boolean) => said && !broken.includes(limit);
  const distance = distanceOf(offer, wishes.home);
  const holds: Readonly<Record<Reason, boolean>> = {
    // With a single treatment every option offers it, so that is not a reason.
    treatment: wishes.treatments.length > 1,
    budget: met('budget', wishes.budget !== null),
    days: met('days', wishes.days !== null),
    spoken: met('spoken', wishes.spoken),
    cheapest:
      rivals.length > 0 && broken.length === 0 && rivals.every(({ total }) => total.amount >= offer.total.amount),
    nearest:
      distance !== null &&
      rivals.length > 0 &&
      rivals.every((rival) => (distanceOf(rival, wishes.home) ?? Infinity) >= distance),
    verified: offer.provider.verification_status === 'verified',
    rating: (offer.provider.rating?.average ?? 0) >= GOOD_RATING,
  };
  return (Object.keys(holds) as Reason[]).filter((reason) => holds[reason]);
}
