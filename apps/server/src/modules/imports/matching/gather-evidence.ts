import { compareNames, type NameComparison } from './compare-names.ts';
import { areBlocksApart, compareStreets, type StreetComparison } from './compare-streets.ts';
import { distanceKm } from './distance.ts';
import type { MatchableFacility, PreparedFacility } from './matchable.ts';
import { spokenForm } from './token-likeness.ts';

/** All evidence for and against two facilities being the same, before weighing. */
export type PairEvidence = {
  name: NameComparison;
  km: number | null;
  street: StreetComparison;
  /** Word for word the same address, even one without a house number: a paraje. */
  isSameText: boolean;
  /** The same house number of three or more digits, whatever the street: streets get new names. */
  sharesHouseNumber: boolean;
  /** Both addresses have a house number. */
  areNumbered: boolean;
  phone: 'same' | 'differ' | 'unknown';
  city: 'same' | 'differ' | 'unknown';
  region: 'same' | 'differ' | 'unknown';
  /** Both are listed by one register: under two codes, or without codes. */
  register: 'two-codes' | 'no-codes' | 'other';
};

/** Beyond this distance no name is distinctive enough without the same phone or address. */
export const FAR_KM = 50;

/** Whether two facilities are too far apart to be one, without the cost of comparing their names. */
export function areFarApart(
  a: PreparedFacility,
  b: PreparedFacility,
  isTellingPhone: (key: string) => boolean,
): boolean {
  const km = distanceKm(a.facility, b.facility);
  if (km === null || km <= FAR_KM) return false;
  return (
    comparePhones(a.phoneKeys, b.phoneKeys, isTellingPhone) !== 'same' && compareStreets(a.street, b.street) !== 'same'
  );
}

export function gatherEvidence(
  a: PreparedFacility,
  b: PreparedFacility,
  isTellingPhone: (key: string) => boolean,
): PairEvidence {
  const km = distanceKm(a.facility, b.facility);
  const street = compareStreets(a.street, b.street);
  return {
    name: bestNames(a, b),
    km,
    street: street === 'same-street' && areBlocksApart(a.street, b.street, km) ? 'unlike' : street,
    isSameText: a.streetText.length >= 8 && a.streetText === b.streetText,
    sharesHouseNumber: sharesHouseNumber(a, b),
    areNumbered: a.street !== null && b.street !== null && a.street.number !== null && b.street.number !== null,
    phone: comparePhones(a.phoneKeys, b.phoneKeys, isTellingPhone),
    city: compareCities(a, b),
    region: !a.region || !b.region ? 'unknown' : a.region === b.region ? 'same' : 'differ',
    register: compareRegisters(a.facility, b.facility),
  };
}

const sharesHouseNumber = ({ street: a }: PreparedFacility, { street: b }: PreparedFacility): boolean =>
  a !== null && b !== null && a.number !== null && a.number.length >= 3 && a.number === b.number;

function compareRegisters(a: MatchableFacility, b: MatchableFacility): PairEvidence['register'] {
  if (!a.registers.some((register) => b.registers.includes(register))) return 'other';
  return a.idFromSource && b.idFromSource ? 'two-codes' : 'no-codes';
}

/** The best match between all names of both; a conflict only if the main names conflict. */
function bestNames(a: PreparedFacility, b: PreparedFacility): NameComparison {
  const placeWords = { has: (word: string) => a.placeWords.has(word) || b.placeWords.has(word) };
  let best: NameComparison | null = null;
  for (const left of a.names) {
    for (const right of b.names) {
      const comparison = compareNames(left, right, placeWords);
      if (!best || rank(comparison) > rank(best)) best = comparison;
    }
  }
  return best as NameComparison;
}

function rank({ likeness, tells, conflict }: NameComparison): number {
  return likeness + (tells === 'both' ? 0.3 : 0) - (conflict ? 0.5 : 0);
}

function comparePhones(a: string[], b: string[], isTelling: (key: string) => boolean): PairEvidence['phone'] {
  const shared = a.filter((key) => b.some((other) => samePhone(key, other)));
  if (shared.length > 0) return shared.some(isTelling) ? 'same' : 'unknown';
  return a.length > 0 && b.length > 0 ? 'differ' : 'unknown';
}

function samePhone(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) === 6 && a.slice(-6) === b.slice(-6));
}

/**
 * Compares cities by name, one of which may only appear in the facility's name ("Unidad Sanitaria Carabelas"), or by postal code.
 */
function compareCities(a: PreparedFacility, b: PreparedFacility): 'same' | 'differ' | 'unknown' {
  if (a.places.some((place) => isNamed(place, b)) || b.places.some((place) => isNamed(place, a))) return 'same';
  if (a.postalDigits.length >= 4 && a.postalDigits === b.postalDigits) return 'same';
  if (a.places.length === 0 || b.places.length === 0) return 'unknown';
  const isSame = a.places.some((place) => b.places.some((other) => isOnePlace(place, other)));
  return isSame ? 'same' : 'differ';
}

/** "Bower" is Bouwer. */
const isOnePlace = (a: string, b: string): boolean =>
  a.includes(b) || b.includes(a) || (Math.min(a.length, b.length) >= 5 && spokenForm(a) === spokenForm(b));

function isNamed(place: string, prepared: PreparedFacility): boolean {
  const words = place.split(' ');
  return words.every((word) => word.length > 3 && prepared.names[0]?.words.some(({ text }) => text === word));
}
