import { compareNames } from './compare-names.ts';
import type { NameComparison } from './compare-names.ts';
import { compareStreets } from './compare-streets.ts';
import type { StreetComparison } from './compare-streets.ts';
import { distanceKm } from './distance.ts';
import type { PreparedFacility } from './matchable.ts';

/** Everything two facilities have in common or against each other, before it is weighed. */
export type PairEvidence = {
  name: NameComparison;
  km: number | null;
  street: StreetComparison;
  /** Both addresses have a house number. */
  areNumbered: boolean;
  phone: 'same' | 'differ' | 'unknown';
  city: 'same' | 'differ' | 'unknown';
  region: 'same' | 'differ' | 'unknown';
  isSameRegister: boolean;
};

/** Sources to which anyone adds entries, so that one facility may be there twice. A register gives each facility one id. */
const openSources = new Set(['osm']);

export function gatherEvidence(a: PreparedFacility, b: PreparedFacility, isTellingPhone: (key: string) => boolean): PairEvidence {
  return {
    name: bestNames(a, b),
    km: distanceKm(a.facility, b.facility),
    street: compareStreets(a.street, b.street),
    areNumbered: a.street !== null && b.street !== null && a.street.number !== null && b.street.number !== null,
    phone: comparePhones(a.phoneKeys, b.phoneKeys, isTellingPhone),
    city: compareCities(a, b),
    region: !a.region || !b.region ? 'unknown' : a.region === b.region ? 'same' : 'differ',
    isSameRegister: a.facility.sourceKey === b.facility.sourceKey && a.facility.idFromSource && b.facility.idFromSource && !openSources.has(a.facility.sourceKey),
  };
}

/** The best of all names of the one against all names of the other; a conflict only when the main names have it. */
function bestNames(a: PreparedFacility, b: PreparedFacility): NameComparison {
  const placeWords = new Set([...a.placeWords, ...b.placeWords]);
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
  if (a.some((key) => isTelling(key) && b.some((other) => samePhone(key, other)))) return 'same';
  return a.length > 0 && b.length > 0 ? 'differ' : 'unknown';
}

function samePhone(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) === 6 && a.slice(-6) === b.slice(-6));
}

/** Towns by name, one of them perhaps only named in the facility's name ("Unidad Sanitaria Carabelas"), or by postal code. */
function compareCities(a: PreparedFacility, b: PreparedFacility): 'same' | 'differ' | 'unknown' {
  if (a.places.some((place) => isNamed(place, b)) || b.places.some((place) => isNamed(place, a))) return 'same';
  if (a.places.length === 0 || b.places.length === 0) {
    return a.postalDigits.length >= 4 && a.postalDigits === b.postalDigits ? 'same' : 'unknown';
  }
  const isSame = a.places.some((place) => b.places.some((other) => place === other || place.includes(other) || other.includes(place)));
  return isSame ? 'same' : 'differ';
}

function isNamed(place: string, prepared: PreparedFacility): boolean {
  const words = place.split(' ');
  return words.every((word) => word.length > 3 && prepared.names[0]?.words.some(({ text }) => text === word));
}

export type Decision = 'same' | 'possible' | 'different';
export type Judgement = { score: number; decision: Decision };

const SAME = 3;
const POSSIBLE = 1;

/**
 * Adds up points for and against (log odds, set by hand on the tuning half of the labelled pairs) and decides. Some conflicts
 * cap the decision whatever the sum: numbers that differ, a part against its whole, names without anything in common.
 */
export function judge(evidence: PairEvidence): Judgement {
  const points =
    namePoints(evidence.name) +
    distancePoints(evidence.km, evidence.city === 'same') +
    phonePoints[evidence.phone] +
    streetPoints(evidence) +
    placePoints(evidence) +
    (evidence.isSameRegister ? -3 : 0);
  const score = Math.round((1 / (1 + Math.exp(-(points - SAME)))) * 1000) / 1000;
  const cap = capOf(evidence);
  if (points >= SAME && cap === 'same') return { score, decision: 'same' };
  if (points >= POSSIBLE && cap !== 'different') return { score: Math.min(score, 0.499), decision: 'possible' };
  return { score: Math.min(score, 0.25), decision: 'different' };
}

function namePoints({ likeness, tells, shared, sharesPlace, sharesKind, numbers }: NameComparison): number {
  const ofNumbers = numbers === 'equal' ? 1 : numbers === 'one-sided' ? -0.5 : 0;
  if (tells === 'both') return ofNumbers + (likeness - 0.55) * 9 + Math.max(0, Math.min(1.2, (shared - 1) * 0.6));
  const agree = likeness >= 0.9 && sharesPlace && sharesKind ? 3.5 : likeness > 0.5 ? 0.5 : -0.5;
  return agree + (numbers === 'equal' ? 2 : ofNumbers);
}

/** A town named the same by both makes one of two distant coordinates wrong rather than the facilities different. */
function distancePoints(km: number | null, isSameCity: boolean): number {
  if (km === null) return 0;
  const steps: [within: number, points: number][] = [[0.05, 3], [0.15, 2.5], [0.4, 1.5], [1, 0.5], [3, -0.3], [8, -1.7], [20, -3]];
  const points = steps.find(([within]) => km <= within)?.[1] ?? -4.5;
  return isSameCity ? Math.max(points, -2) : points;
}

const phonePoints: Record<PairEvidence['phone'], number> = { same: 3.2, differ: -0.6, unknown: 0 };

/** Two addresses that differ mean less next door: a house on a corner has two. */
function streetPoints({ street, areNumbered, km }: PairEvidence): number {
  if (street === 'unlike') return areNumbered && (km === null || km > 0.15) ? -1.8 : -0.5;
  return street === 'same' ? 2.5 : street === 'same-street' ? 0.6 : 0;
}


/** Towns matter most where there are no coordinates to compare. */
function placePoints({ km, city, region }: PairEvidence): number {
  const ofRegion = region === 'differ' ? -3 : 0;
  if (km !== null) return ofRegion + (city === 'same' ? (km > 8 ? 1 : 0.4) : 0);
  return ofRegion + (city === 'same' ? 1 : city === 'differ' ? -2.5 : -0.5);
}

/** The most that may be decided, whatever the sum of points. */
function capOf(evidence: PairEvidence): Decision {
  const { name, street, km, city, isSameRegister } = evidence;
  const phone = evidence.phone === 'same';
  const isHere = phone || street === 'same' || (km !== null && km <= (name.likeness >= 0.95 ? 0.15 : 0.1));
  switch (name.conflict) {
    case 'numbers':
    case 'opposites':
      return 'different';
    case 'part':
      return 'possible';
    case 'specialties':
      if (!(isHere && name.tells === 'both' && name.likeness >= 0.75)) return isHere ? 'possible' : 'different';
      break;
    case 'kinds':
      if (!isHere) return name.tells === 'both' ? 'possible' : 'different';
      if (name.tells !== 'both') return phone ? 'possible' : 'different';
      break;
    case null:
      break;
  }
  if (isSameRegister && name.likeness < 0.8) return 'possible';
  const isPlaceless = km === null && city !== 'same' && !isHere;
  if (name.tells === 'both') {
    if (name.likeness < 0.4) return isHere ? 'possible' : 'different';
    return isPlaceless && !(street === 'same-street' && name.likeness >= 0.95 && name.shared >= 1.5) ? 'possible' : 'same';
  }
  return isPlaceless ? 'different' : capOfVagueNames(evidence, isHere);
}

/** At least one name could be many: the same kind of facility in the very place, with the same phone or the same address. */
function capOfVagueNames({ name, phone, street, km, city }: PairEvidence, isHere: boolean): Decision {
  const isSameTown = name.likeness >= 0.9 && name.sharesPlace && name.sharesKind && (city === 'same' || (km !== null && km < 1));
  if (isSameTown || phone === 'same' || (street === 'same' && name.likeness > 0.5)) return 'same';
  if (!name.sharesKind && !(name.tells === 'none' && name.likeness >= 0.9)) return street === 'same' ? 'possible' : 'different';
  return isHere && street !== 'unlike' ? 'same' : 'possible';
}
