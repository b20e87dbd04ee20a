import type { DuplicatePair } from '@travesia/contracts/providers';
import { likeness, nameLikeness, type Traits } from '../likeness.rules.ts';

/** A clinic as far as it may be another one listed twice. */
export interface Comparable extends Traits {
  id: string;
  country: string;
  cityId: string | null;
}

/** Two clinics that may be one; the likelier, the higher the score. */
export interface FoundPair<C extends Comparable> {
  one: C;
  other: C;
  because: DuplicatePair['because'];
  score: number;
}

/** Names of two clinics in one city are nearly the same from here on; lists compare more strictly than the search for one clinic. */
const NEARLY = 0.85;

/**
 * Pairs that share a phone number, address, website or license, or nearly a name in one city, likeliest first. Only clinics that
 * share one of these are compared, so that thousands of them take no longer than needed.
 */
export function findPairs<C extends Comparable>(clinics: readonly C[]): FoundPair<C>[] {
  const together = new Map<string, C[]>();
  for (const clinic of clinics)
    for (const key of keysOf(clinic)) {
      const others = together.get(key);
      if (others) others.push(clinic);
      else together.set(key, [clinic]);
    }
  const pairs = new Map<string, FoundPair<C>>();
  for (const alike of together.values())
    for (const [at, one] of alike.entries())
      for (const other of alike.slice(at + 1)) {
        const key = [one.id, other.id].toSorted().join(' ');
        if (one.id === other.id || pairs.has(key)) continue;
        const pair = compare(one, other);
        if (pair.because.length) pairs.set(key, pair);
      }
  return [...pairs.values()].toSorted((one, other) => other.score - one.score || (one.one.id < other.one.id ? -1 : 1));
}

function compare<C extends Comparable>(one: C, other: C): FoundPair<C> {
  const { because, score } = likeness(one, other);
  const isName = one.cityId === other.cityId && nameLikeness(one.name, other.name) >= NEARLY;
  // A name alone must be nearly the same; beside another trait, it only supports it.
  const rest = because.filter((each) => each !== 'name');
  return { one, other, because: rest.length ? because : isName ? ['name'] : [], score };
}

function keysOf({ name, phones, email, website, licences, country, cityId }: Comparable): Set<string> {
  const host = website?.replace(/^https?:\/\/(www\.)?/i, '').split(/[/?#]/)[0];
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 4)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 3);
  return new Set([
    ...phones.map((phone) => `phone ${phone}`),
    ...(email ? [`email ${email.toLowerCase()}`] : []),
    ...(host ? [`website ${host.toLowerCase()}`] : []),
    ...licences.map((licence) => `license ${country} ${licence.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')}`),
    ...words.map((word) => `name ${cityId ?? country} ${word.slice(0, 5)}`),
  ]);
}
