import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMatchIndex } from '../../matching/match-index.ts';
import type { MatchableFacility } from '../../matching/matchable.ts';
import { scoreLabels, type LabelledPair } from '../score-labels.ts';

const place = {
  countryCode: 'AR',
  region: null,
  cityName: 'Oliva',
  district: null,
  street: null,
  postalCode: null,
  phones: [],
  lat: -32.04,
};

function known(key: string, name: string, lon: number): MatchableFacility {
  return { ...place, key, registers: [key.split(':')[0] as string], idFromSource: true, name, otherNames: [], lon };
}

describe('scoring labelled pairs', () => {
  const all = [
    known('a:1', 'Hospital San Roque', -63.56),
    known('b:1', 'HOSPITAL SAN ROQUE', -63.5601),
    known('b:2', 'Clínica Mayo', -63.57),
    known('c:3', 'Clínica Mayo', -63.5701),
  ];
  const facilities = new Map(all.map((facility) => [facility.key, facility]));
  const index = createMatchIndex();
  for (const facility of all) index.add(facility);

  it('counts pairs found, missed, wrongly merged and absent', () => {
    const labels: LabelledPair[] = [
      ['a:1', 'b:1', 1],
      ['a:1', 'b:2', 1],
      ['b:2', 'c:3', 0],
      ['a:1', 'c:3', 0],
      ['a:1', 'z:9', 1],
    ];
    expect(scoreLabels(labels, index, facilities)).toEqual({
      pairs: 4,
      same: 2,
      truePositives: 1,
      falsePositives: [['b:2', 'c:3', 0]],
      falseNegatives: [['a:1', 'b:2', 1]],
      missing: [['a:1', 'z:9', 1]],
      precision: 0.5,
      recall: 0.5,
    });
  });
});

describe('the labelled pairs', () => {
  const read = (half: string): LabelledPair[] =>
    JSON.parse(readFileSync(new URL(`../labels/${half}.json`, import.meta.url), 'utf8')) as LabelledPair[];

  it('are numerous enough, of both kinds, and the held-out half shares no first facility with the tuning half', () => {
    const tuning = read('tuning');
    const heldOut = read('held-out');
    expect(heldOut.length).toBeGreaterThanOrEqual(200);
    const same = heldOut.filter(([, , label]) => label === 1).length;
    expect(same).toBeGreaterThanOrEqual(80);
    expect(heldOut.length - same).toBeGreaterThanOrEqual(80);
    const anchors = new Set(tuning.map(([a]) => a));
    expect(heldOut.filter(([a]) => anchors.has(a))).toEqual([]);
  });
});
