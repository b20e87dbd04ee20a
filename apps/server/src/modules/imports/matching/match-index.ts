import { filingKeys, searchKeys } from './blocking-keys.ts';
import { explain } from './explain.ts';
import { prepareFacility, type MatchableFacility, type PreparedFacility } from './matchable.ts';
import { areFarApart, gatherEvidence } from './gather-evidence.ts';
import { judge, type Decision } from './weigh-pair.ts';

/** `score` is 0 to 1, 0.5 or more for `same`. `reason` is human-readable. */
export type FacilityMatch = {
  key: string;
  facility: MatchableFacility;
  score: number;
  decision: Exclude<Decision, 'different'>;
  reason: string;
};

/**
 * Indexes facilities so that similar ones are found without comparing all pairs. Deterministic: results depend on the contents,
 * not on insertion order.
 */
export type MatchIndex = {
  readonly size: number;
  /** Replaces a facility with the same key. */
  add(facility: MatchableFacility): void;
  /** Same or possibly the same facilities, best first. Excludes the facility with the same key. */
  findMatches(facility: MatchableFacility): FacilityMatch[];
  /** The verdict on one pair with its reason, whether or not the index would have compared them. */
  compare(a: MatchableFacility, b: MatchableFacility): { score: number; decision: Decision; reason: string };
};

/** Keys shared by more facilities than this carry no information and are skipped in searches. */
const CROWDED = 400;
/** A phone shared by more facilities than this is a switchboard or a ministry. */
const SHARED_PHONE = 6;

const canBe = ({ key, countryCode }: MatchableFacility, { facility: other }: PreparedFacility): boolean =>
  key !== other.key && countryCode === other.countryCode;

/** FNV-1a in 30 bits. Two keys with one hash cost a comparison, nothing else. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash & 0x3fffffff;
}

export function createMatchIndex(): MatchIndex {
  const byKey = new Map<string, PreparedFacility>();
  // A facility has some 25 keys, and most keys have one facility: numbers and bare values keep a register of 25,000 small.
  const files = new Map<number, PreparedFacility | PreparedFacility[]>();
  const phones = new Map<string, number>();
  const isTellingPhone = (key: string): boolean => (phones.get(key) ?? 0) <= SHARED_PHONE;

  const filed = (key: number): PreparedFacility[] => {
    const file = files.get(key);
    return Array.isArray(file) ? file : file ? [file] : [];
  };

  const remove = (prepared: PreparedFacility): void => {
    for (const key of filingKeys(prepared).map(hashOf))
      files.set(
        key,
        filed(key).filter((other) => other !== prepared),
      );
    for (const key of prepared.phoneKeys) phones.set(key, (phones.get(key) ?? 1) - 1);
  };

  return {
    get size() {
      return byKey.size;
    },
    add(facility) {
      const known = byKey.get(facility.key);
      if (known) remove(known);
      const prepared = prepareFacility(facility);
      byKey.set(facility.key, prepared);
      for (const key of prepared.phoneKeys) phones.set(key, (phones.get(key) ?? 0) + 1);
      for (const key of filingKeys(prepared).map(hashOf)) {
        const file = files.get(key);
        if (Array.isArray(file)) file.push(prepared);
        else files.set(key, file ? [file, prepared] : prepared);
      }
    },
    findMatches(facility) {
      const prepared = prepareFacility(facility);
      const candidates = new Set<PreparedFacility>();
      for (const key of searchKeys(prepared).map(hashOf)) {
        const file = filed(key);
        if (file.length > CROWDED) continue;
        for (const candidate of file) if (canBe(facility, candidate)) candidates.add(candidate);
      }
      const matches: FacilityMatch[] = [];
      for (const candidate of candidates) {
        if (areFarApart(prepared, candidate, isTellingPhone)) continue;
        const evidence = gatherEvidence(prepared, candidate, isTellingPhone);
        const { score, decision } = judge(evidence);
        if (decision === 'different') continue;
        matches.push({
          key: candidate.facility.key,
          facility: candidate.facility,
          score,
          decision,
          reason: explain(evidence),
        });
      }
      return matches.sort((a, b) => b.score - a.score || a.key.localeCompare(b.key));
    },
    compare(a, b) {
      const evidence = gatherEvidence(prepareFacility(a), prepareFacility(b), isTellingPhone);
      return { ...judge(evidence), reason: explain(evidence) };
    },
  };
}
