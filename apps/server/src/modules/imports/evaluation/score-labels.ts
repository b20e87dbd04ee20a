import type { MatchableFacility } from '../matching/matchable.ts';
import type { MatchIndex } from '../matching/match-index.ts';

/** Pairs of different registers and pairs of one register; an import never merges two codes of one register on its own. */
export function splitLabels(labels: LabelledPair[]): { across: LabelledPair[]; inside: LabelledPair[] } {
  const isInside = ([a, b]: LabelledPair): boolean => a.split(':')[0] === b.split(':')[0];
  return { across: labels.filter((pair) => !isInside(pair)), inside: labels.filter(isInside) };
}

/** A pair of keys (`sourceKey:externalId`) that a person labelled after reading both: 1 the same facility, 0 two facilities. */
export type LabelledPair = [a: string, b: string, label: 0 | 1];

export type LabelScore = {
  pairs: number;
  same: number;
  truePositives: number;
  falsePositives: LabelledPair[];
  falseNegatives: LabelledPair[];
  /** Pairs with a facility that was not read. They don't count. */
  missing: LabelledPair[];
  precision: number;
  recall: number;
};

/**
 * Queries the index for the first facility of each pair, as an import would, and compares whether it answers "same" for the
 * second with the label. A pair the index never compares counts against recall. With nothing found, precision is 1.
 */
export function scoreLabels(
  labels: LabelledPair[],
  index: MatchIndex,
  facilities: ReadonlyMap<string, MatchableFacility>,
): LabelScore {
  const score = {
    pairs: 0,
    same: 0,
    truePositives: 0,
    falsePositives: [] as LabelledPair[],
    falseNegatives: [] as LabelledPair[],
    missing: [] as LabelledPair[],
  };
  for (const pair of labels) {
    const [a, b, label] = pair;
    const facility = facilities.get(a);
    if (!facility || !facilities.has(b)) {
      score.missing.push(pair);
      continue;
    }
    score.pairs += 1;
    score.same += label;
    const isFound = index.findMatches(facility).some((match) => match.key === b && match.decision === 'same');
    if (isFound && label === 1) score.truePositives += 1;
    else if (isFound) score.falsePositives.push(pair);
    else if (label === 1) score.falseNegatives.push(pair);
  }
  const found = score.truePositives + score.falsePositives.length;
  return {
    ...score,
    precision: found ? score.truePositives / found : 1,
    recall: score.same ? score.truePositives / score.same : 1,
  };
}
