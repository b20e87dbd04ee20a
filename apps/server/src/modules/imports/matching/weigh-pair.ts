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

/** If both name the same city, distant coordinates are more likely wrong than the facilities different. */
function distancePoints(km: number | null, isSameCity: boolean): number {
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
  return isSameCity ? Math.max(points, -2) : points;
}

const phonePoints: Record<PairEvidence['phone'], number> = { same: 3.2, differ: -0.6, unknown: 0 };

/** Different addresses matter less at close range: a corner building has two. */
function streetPoints({ street, areNumbered, km }: PairEvidence): number {
  if (street === 'unlike') return areNumbered && (km === null || km > 0.15) ? -1.8 : -0.5;
  return street === 'same' ? 2.5 : street === 'same-street' ? 0.6 : 0;
}

/** Cities matter most without coordinates to compare. */
function placePoints({ km, city, region }: PairEvidence): number {
  const ofRegion = region === 'differ' ? -3 : 0;
  if (km !== null) return ofRegion + (city === 'same' ? (km > 8 ? 1 : 0.4) : 0);
  return ofRegion + (city === 'same' ? 1 : city === 'differ' ? -2.5 : -0.5);
}

/** Upper limit of the decision, whatever the points: the strictest of three rules. */
function capOf(evidence: PairEvidence): Decision {
  const isHere = isInTheVeryPlace(evidence);
  const caps = [capOfConflict(evidence, isHere), capOfPlace(evidence, isHere), capOfName(evidence, isHere)];
  return caps.includes('different') ? 'different' : caps.includes('possible') ? 'possible' : 'same';
}

/** Same phone, same address, or next door (a little farther apart for identical names). */
function isInTheVeryPlace({ name, phone, street, km }: PairEvidence): boolean {
  return phone === 'same' || street === 'same' || (km !== null && km <= (name.likeness >= 0.95 ? 0.15 : 0.1));
}

function capOfConflict({ name, phone }: PairEvidence, isHere: boolean): Decision {
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
      return name.tells === 'both' && name.likeness >= 0.75 ? 'same' : 'possible';
    case 'kinds':
      if (name.tells === 'both') return isHere ? 'same' : 'possible';
      return phone === 'same' ? 'possible' : 'different';
    default:
      return name.conflict satisfies never;
  }
}

/**
 * Two IDs of one registry are two facilities unless nearly everything matches; without a place, a name must be very distinctive.
 */
function capOfPlace({ name, street, km, city, isSameRegister }: PairEvidence, isHere: boolean): Decision {
  if (isSameRegister && name.likeness < 0.8) return 'possible';
  if (km !== null || city === 'same' || isHere) return 'same';
  if (name.tells !== 'both') return 'different';
  return street === 'same-street' && name.likeness >= 0.95 && name.shared >= 1.5 ? 'same' : 'possible';
}

/** Ambiguous names need the same facility type at the same place, the same phone or the same address. */
function capOfName({ name, phone, street, km, city }: PairEvidence, isHere: boolean): Decision {
  if (name.tells === 'both') return name.likeness >= 0.4 ? 'same' : isHere ? 'possible' : 'different';
  const isSameTown = city === 'same' || (km !== null && km < 1);
  if (isSameTown && name.likeness >= 0.9 && name.sharesPlace && name.sharesKind) return 'same';
  if (phone === 'same' || (street === 'same' && name.likeness > 0.5)) return 'same';
  if (!name.sharesKind && !(name.tells === 'none' && name.likeness >= 0.9))
    return street === 'same' ? 'possible' : 'different';
  return isHere && street !== 'unlike' ? 'same' : 'possible';
}
