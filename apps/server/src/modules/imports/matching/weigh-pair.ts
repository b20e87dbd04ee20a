import type { NameComparison } from './compare-names.ts';
import { FAR_KM, type PairEvidence } from './gather-evidence.ts';

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

function namePoints(evidence: PairEvidence): number {
  const { name, km, city } = evidence;
  const { likeness, tells, shared, numbers } = name;
  const ofNumbers = numbers === 'equal' ? 1 : numbers === 'one-sided' ? -0.5 : 0;
  const least = isSameNumber(evidence) ? (name.isNumberOfProvince ? 3 : 2) : -Infinity;
  if (tells === 'both')
    return Math.max(
      least,
      ofNumbers + (likeness - 0.55) * 9 + Math.max(0, Math.min(1.2, (shared - 1) * 0.6)) * (city === 'same' ? 1.5 : 1),
    );
  const agree = isNamedAfterPlace(name, km) ? 3.5 : isTheOneThere(name, km) ? 2.5 : likenessOfKinds(name, km);
  return Math.max(least, agree + (numbers === 'equal' ? 2 : ofNumbers));
}

/** For names with little to tell them apart: health centers have many names, and hospitals rarely have another next door. */
function likenessOfKinds({ likeness, tells, kinds, sharesKind }: NameComparison, km: number | null): number {
  if (likeness > 0.5 || (kinds === 'hospital' && isNear(km))) return 0.5;
  return kinds === 'primary' || (tells === 'none' && sharesKind) ? 0 : -0.5;
}

/** If phone, address or city are the same, distant coordinates are more likely wrong than the facilities different. */
function distancePoints({ name, km, city, phone, street, isSameText }: PairEvidence): number {
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
  if (isNamedAfterPlace(name, km) && name.likeness > 0.99 && (km <= 8 || (isSameText && city === 'same')))
    return Math.max(points, -0.5);
  // A town rarely has two facilities of one name, and addresses are often located roughly.
  if (city === 'same' && km <= 8 && name.tells === 'both' && name.likeness >= 0.95) return Math.max(points, -0.8);
  if (city === 'same' && (phone === 'same' || street === 'same')) return Math.max(points, -1);
  return city === 'same' || phone === 'same' || street === 'same' ? Math.max(points, -2) : points;
}

const phonePoints: Record<PairEvidence['phone'], number> = { same: 3.2, differ: -0.6, unknown: 0 };

/**
 * Different addresses matter less at close range: a corner building has two. Nor if the phone is the same in the same town, or both
 * are named after the place they are in: then one of the addresses is old, or that of another gate.
 */
function streetPoints({ name, street, areNumbered, sharesHouseNumber, phone, km, city }: PairEvidence): number {
  if (phone === 'same' && sharesHouseNumber && street !== 'same') return 1;
  const isOneThere = km !== null && km <= 1 && city === 'same' && (phone === 'same' || isNamedAfterPlace(name, km));
  if (street === 'unlike' && !areNumbered && km !== null && km <= 0.15) return 0;
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
    capOfContradiction(evidence),
  ];
  return caps.includes('different') ? 'different' : caps.includes('possible') ? 'possible' : 'same';
}

/** Same phone, same address, or next door (a little farther apart for identical names). */
function isInTheVeryPlace({ name, phone, street, km }: PairEvidence): boolean {
  return phone === 'same' || street === 'same' || (km !== null && km <= (name.likeness >= 0.95 ? 0.15 : 0.1));
}

function capOfConflict({ name, phone, street, km }: PairEvidence, isHere: boolean): Decision {
  const isOneHouse = phone === 'same' || street === 'same';
  switch (name.conflict) {
    case null:
      return 'same';
    case 'numbers':
    case 'opposites':
      return 'different';
    case 'part':
    case 'people':
    case 'service':
      return isHere || name.conflict === 'part' ? 'possible' : 'different';
    case 'specialties':
      if (!isHere) return 'different';
      return isOneHouse && name.tells === 'both' && name.likeness >= 0.75 ? 'same' : 'possible';
    case 'kinds':
      if (name.tells !== 'both') return phone === 'same' ? 'possible' : 'different';
      return isOneHouse || isWholeNameHere(name, km) ? 'same' : 'possible';
    default:
      return name.conflict satisfies never;
  }
}

/** A register gives each facility one code: two codes are one facility only if a person says so. */
function capOfRegister({ name, register }: PairEvidence, isHere: boolean): Decision {
  if (register === 'two-codes') return 'possible';
  return register === 'no-codes' && (!isHere || name.likeness < 0.9 || name.conflict) ? 'possible' : 'same';
}

/** Two numbered addresses in two streets: chains and branches share a name, and often a phone; only a person can tell. */
function capOfContradiction({ name, street, areNumbered, sharesHouseNumber, phone, km }: PairEvidence): Decision {
  if (sharesHouseNumber || street !== 'unlike' || !areNumbered || km === null || km <= 0.1) return 'same';
  if (phone === 'differ') return name.likeness >= 0.95 && name.sharesKind && km <= 0.4 ? 'same' : 'possible';
  if (phone === 'same') return km > 1 && name.likeness < 0.85 ? 'possible' : 'same';
  const isOneOfNeighborhood = name.likeness >= 0.95 && (name.kinds === 'primary' || name.numbers === 'equal');
  return km > (isOneOfNeighborhood ? 1.5 : 0.5) ? 'possible' : 'same';
}

/** Without a place, a name must be very distinctive. */
function capOfPlace(evidence: PairEvidence, isHere: boolean): Decision {
  const { name, street, km, city } = evidence;
  if (km !== null && km > FAR_KM) return isMisplaced(evidence) ? 'same' : isHere ? 'possible' : 'different';
  if (km !== null || city === 'same' || isHere) return 'same';
  if (name.tells !== 'both') return 'different';
  return street === 'same-street' && name.likeness >= 0.95 && name.shared >= 1.5 ? 'same' : 'possible';
}

/** Ambiguous names need the same facility type at the same place, the same phone or the same address. */
function capOfName(evidence: PairEvidence, isHere: boolean): Decision {
  const { name } = evidence;
  if (isSameNumber(evidence) || isOneHouseByAll(evidence)) return 'same';
  if (name.tellsApart && !isLongNameNear(evidence)) return isHere ? 'possible' : 'different';
  if (name.tells === 'both') return name.likeness >= 0.4 ? 'same' : isHere ? 'possible' : 'different';
  return capOfVagueName(evidence, isHere);
}

/** For names that don't both have distinctive words. */
function capOfVagueName({ name, phone, street, areNumbered, km, city }: PairEvidence, isHere: boolean): Decision {
  const isSameTown = city === 'same' || (km !== null && km < 1);
  if (isSameTown && isNamedThere(name, km)) return 'same';
  if (phone === 'same' || (street === 'same' && name.likeness > 0.5)) return 'same';
  if (!isOfOneKind(name) && !(name.tells === 'none' && name.likeness >= 0.9))
    return street === 'same' ? 'possible' : 'different';
  return isHere && (street !== 'unlike' || !areNumbered) ? 'same' : 'possible';
}

/** "Centro de Salud 47 Comunidad Qom" and "Centro de Salud 47 Barrio Toba": a town numbers its health centers once. */
function isSameNumber({ name, km, phone, city }: PairEvidence): boolean {
  if (name.numbers !== 'equal' || name.conflict !== null || km === null) return false;
  if (name.kinds === 'primary' && phone === 'same' && city === 'same') return km <= 8;
  if (name.kinds === 'primary') return km <= (name.isNumberOfProvince ? 3 : 0.5);
  return isNear(km) && name.shared >= 0.8;
}

const isNear = (km: number | null): boolean => km !== null && km <= 0.15;

/** Phone, address and place are the same: one of the names is old, or abbreviated. */
const isOneHouseByAll = ({ name, phone, street, km }: PairEvidence): boolean =>
  phone === 'same' && street === 'same' && isNear(km) && name.conflict === null && name.likeness >= 0.1;

/** "Corina Adela Bustamante" and "Corina Sánchez de Bustamante": each register knows other parts of a long name. */
const isLongNameNear = ({ name, phone, street, km }: PairEvidence): boolean =>
  isNear(km) &&
  ((name.likeness >= 0.5 && name.shared >= 1.8) || (name.likeness >= 0.45 && (phone === 'same' || street === 'same')));

/** "Hospital Enrique Acerbo" and "Centro de Salud Enrique Acerbo" in one spot: the type changed, or a map names it loosely. */
const isWholeNameHere = ({ likeness, shared }: NameComparison, km: number | null): boolean =>
  likeness >= 0.95 && km !== null && ((shared >= 1.8 && km <= 0.05) || (shared >= 1.5 && km <= 0.03));

/** The same name, and address or phone, in the same town, but far apart: one of the coordinates is wrong. */
const isMisplaced = ({ name, phone, street, city, km }: PairEvidence): boolean =>
  (phone === 'same' || street === 'same') &&
  city === 'same' &&
  name.likeness >= 0.95 &&
  (name.tells === 'both' || isNamedAfterPlace(name, km));

const isNamedThere = (name: NameComparison, km: number | null): boolean =>
  isNamedAfterPlace(name, km) || isTheOneThere(name, km);

/** Primary care has many names, but a numbered health center and one with another name may share a block. */
const isOfOneKind = ({ sharesKind, sharesPlace, kinds, numbers }: NameComparison): boolean =>
  sharesKind || (kinds === 'primary' && (numbers !== 'one-sided' || sharesPlace));

/** Two hospitals named after one place do not stand next to each other, whatever one is called besides. */
const isTheOneThere = ({ sharesPlace, sharesKind, conflict }: NameComparison, km: number | null): boolean =>
  sharesPlace && sharesKind && conflict === null && km !== null && km <= 0.1;

/** "Hospital de Ibarreta" and "Hospital Provincial Ibarreta"; "Casa de Piedra" is the health center there. */
const isNamedAfterPlace = (name: NameComparison, km: number | null): boolean =>
  name.likeness >= (name.isPrivate && (km === null || km > 0.4) ? 0.95 : 0.85) &&
  name.sharesPlace &&
  (name.sharesKind || name.omitsKind || (isOfOneKind(name) && name.numbers !== 'one-sided' && km !== null && km <= 3));
