import type { NameComparison } from './compare-names.ts';
import type { PairEvidence } from './gather-evidence.ts';

export type Decision = 'same' | 'possible' | 'different';
export type Judgement = { score: number; decision: Decision };

const SAME = 3;
const POSSIBLE = 1;

/**
 * Adds points for and against a match (log odds, set by hand on the tuning half of the labelled pairs) and decides. Some
 * conflicts cap the decision whatever the sum: different numbers, a part versus its whole, names with nothing in common.
 */
export function judge(evidence: PairEvidence): Judgement {
  const points =
    namePoints(evidence) +
    distancePoints(evidence) +
    phonePoints[evidence.phone] +
    streetPoints(evidence) +
    placePoints(evidence) +
    (evidence.register === 'other' ? 0 : -3);
  const score = Math.round((1 / (1 + Math.exp(-(points - SAME)))) * 1000) / 1000;
  const cap = capOf(evidence);
  if (points >= SAME && cap === 'same') return { score, decision: 'same' };
  if (points >= POSSIBLE && cap !== 'different') return { score: Math.min(score, 0.499), decision: 'possible' };
  return { score: Math.min(score, 0.25), decision: 'different' };
}

function namePoints({ name, km, city }: PairEvidence): number {
  const { likeness, tells, shared, numbers } = name;
  const ofNumbers = numbers === 'equal' ? 1 : numbers === 'one-sided' ? -0.5 : 0;
  const least = isSameNumber(name, km) ? 2 : -Infinity;
  if (tells === 'both')
    return Math.max(
      least,
      ofNumbers + (likeness - 0.55) * 9 + Math.max(0, Math.min(1.2, (shared - 1) * 0.6)) * (city === 'same' ? 1.5 : 1),
    );
  const agree = isNamedAfterPlace(name) ? 3.5 : isTheOneThere(name, km) ? 2.5 : likeness > 0.5 ? 0.5 : -0.5;
  return Math.max(least, agree + (numbers === 'equal' ? 2 : ofNumbers));
}

/** If phone, address or city are the same, distant coordinates are more likely wrong than the facilities different. */
function distancePoints({ name, km, city, phone, street }: PairEvidence): number {
  if (km === null) return 0;
  const steps: [within: number, points: number][] = [
    [0.05, 3],
    [0.15, 2.5],
    [0.4, 1.5],
    [1, 0.5],
    [3, -0.3],
    [8, -1.7],
    [20, -3],
  ];
  const points = steps.find(([within]) => km <= within)?.[1] ?? -4.5;
  // Registers place posts in the countryside roughly.
  if (km <= 8 && isNamedAfterPlace(name) && name.likeness > 0.99) return Math.max(points, -0.5);
  if (city === 'same' && phone === 'same') return Math.max(points, -1);
  return city === 'same' || phone === 'same' || street === 'same' ? Math.max(points, -2) : points;
}

const phonePoints: Record<PairEvidence['phone'], number> = { same: 3.2, differ: -0.6, unknown: 0 };

/**
 * Different addresses matter less at close range: a corner building has two. Nor if the phone is the same in the same town, or both
 * are named after the place they are in: then one of the addresses is old, or that of another gate.
 */
function streetPoints({ name, street, areNumbered, sharesHouseNumber, phone, km, city }: PairEvidence): number {
  if (phone === 'same' && sharesHouseNumber && street !== 'same') return 1;
  const isOneThere = km !== null && km <= 1 && city === 'same' && (phone === 'same' || isNamedAfterPlace(name));
  if (street === 'unlike') return areNumbered && !isOneThere && (km === null || km > 0.15) ? -1.8 : -0.5;
  return street === 'same' ? 2.5 : street === 'same-street' ? 0.6 : 0;
}

/** Cities matter most without coordinates to compare. */
function placePoints({ km, city, region }: PairEvidence): number {
  const ofRegion = region === 'differ' ? -3 : 0;
  if (km !== null) return ofRegion + (city === 'same' ? (km > 8 ? 1 : 0.4) : 0);
  return ofRegion + (city === 'same' ? 1 : city === 'differ' ? -2.5 : -0.5);
}

/** Upper limit of the decision, whatever the points: the strictest of these rules. */
function capOf(evidence: PairEvidence): Decision {
  const isHere = isInTheVeryPlace(evidence);
  const caps = [
    capOfConflict(evidence, isHere),
    capOfRegister(evidence, isHere),
    capOfPlace(evidence, isHere),
    capOfName(evidence, isHere),
  ];
  return caps.includes('different') ? 'different' : caps.includes('possible') ? 'possible' : 'same';
}

/** Same phone, same address, or next door (a little farther apart for identical names). */
function isInTheVeryPlace({ name, phone, street, km }: PairEvidence): boolean {
  return phone === 'same' || street === 'same' || (km !== null && km <= (name.likeness >= 0.95 ? 0.15 : 0.1));
}

function capOfConflict({ name, phone, street }: PairEvidence, isHere: boolean): Decision {
  const isOneHouse = phone === 'same' || street === 'same';
  switch (name.conflict) {
    case null:
      return 'same';
    case 'numbers':
    case 'opposites':
      return 'different';
    case 'part':
      return 'possible';
    case 'specialties':
      if (!isHere) return 'different';
      return isOneHouse && name.tells === 'both' && name.likeness >= 0.75 ? 'same' : 'possible';
    case 'kinds':
      if (name.tells !== 'both') return phone === 'same' ? 'possible' : 'different';
      return isOneHouse ? 'same' : 'possible';
    default:
      return name.conflict satisfies never;
  }
}

/** A register gives each facility one code: two codes are one facility only if a person says so. */
function capOfRegister({ name, register }: PairEvidence, isHere: boolean): Decision {
  if (register === 'two-codes') return 'possible';
  return register === 'no-codes' && (!isHere || name.likeness < 0.9 || name.conflict) ? 'possible' : 'same';
}

/** Beyond this distance no name is distinctive enough. */
const FAR_KM = 50;

/** Without a place, a name must be very distinctive. */
function capOfPlace({ name, street, km, city }: PairEvidence, isHere: boolean): Decision {
  if (km !== null && km > FAR_KM) return isHere ? 'possible' : 'different';
  if (km !== null || city === 'same' || isHere) return 'same';
  if (name.tells !== 'both') return 'different';
  return street === 'same-street' && name.likeness >= 0.95 && name.shared >= 1.5 ? 'same' : 'possible';
}

/** Ambiguous names need the same facility type at the same place, the same phone or the same address. */
function capOfName({ name, phone, street, km, city }: PairEvidence, isHere: boolean): Decision {
  if (isSameNumber(name, km)) return 'same';
  if (name.tellsApart) return isHere ? 'possible' : 'different';
  if (name.tells === 'both') return name.likeness >= 0.4 ? 'same' : isHere ? 'possible' : 'different';
  const isSameTown = city === 'same' || (km !== null && km < 1);
  if (isSameTown && isNamedThere(name, km)) return 'same';
  if (phone === 'same' || (street === 'same' && name.likeness > 0.5)) return 'same';
  if (!name.sharesKind && !(name.tells === 'none' && name.likeness >= 0.9))
    return street === 'same' ? 'possible' : 'different';
  return isHere && street !== 'unlike' ? 'same' : 'possible';
}

/** "Centro de Salud 47 Comunidad Qom" and "Centro de Salud 47 Barrio Toba": a town numbers its health centers once. */
function isSameNumber({ numbers, kinds, conflict }: NameComparison, km: number | null): boolean {
  return numbers === 'equal' && kinds === 'primary' && conflict === null && km !== null && km <= 0.5;
}

const isNamedThere = (name: NameComparison, km: number | null): boolean =>
  isNamedAfterPlace(name) || isTheOneThere(name, km);

/** Two hospitals named after one place do not stand next to each other, whatever one is called besides. */
const isTheOneThere = ({ sharesPlace, sharesKind, conflict }: NameComparison, km: number | null): boolean =>
  sharesPlace && sharesKind && conflict === null && km !== null && km <= 0.1;

/** "Hospital de Ibarreta" and "Hospital Provincial Ibarreta"; "Casa de Piedra" is the health center there. */
const isNamedAfterPlace = ({ likeness, sharesPlace, sharesKind, omitsKind }: NameComparison): boolean =>
  likeness >= 0.85 && sharesPlace && (sharesKind || omitsKind);
