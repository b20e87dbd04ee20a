import UFuzzy from '@leeoniya/ufuzzy';
import type { Choice } from './choices.ts';

/** Parts of a text, as start and end of each. */
export type Marks = readonly (readonly [start: number, end: number])[];

/** One typo per word: a letter wrong, missing, added, or two swapped. */
const fuzzy = new UFuzzy({ unicode: true, intraMode: 1, intraSub: 1, intraTrn: 1, intraDel: 1, intraIns: 1 });

/** Words in any order are tried up to this many. */
const MOST_SWAPPED = 4;

/** The choices that match a phrase with typos allowed, best first; all of them for an empty one. */
export function matchChoices(choices: readonly Choice[], phrase: string, most: number): Choice[] {
  const needle = UFuzzy.latinize([phrase.trim()])[0] ?? '';
  if (!needle) return choices.slice(0, most);
  const texts = UFuzzy.latinize(choices.map(({ label, detail }) => [label, detail].filter(Boolean).join(' ')));
  const [, info, order] = fuzzy.search(texts, needle, MOST_SWAPPED);
  return (info && order ? order.map((at) => choices[info.idx[at] ?? -1]) : [])
    .filter((choice): choice is Choice => choice !== undefined)
    .slice(0, most);
}

/** The parts of a label that match words of a phrase. */
export function marksIn(label: string, phrase: string): Marks {
  // Composed letters only, so that positions are the same with and without accents.
  const [text = ''] = UFuzzy.latinize([label]);
  if (text.length !== label.length) return [];
  const marks = UFuzzy.latinize(phrase.trim().split(/\s+/).filter(Boolean)).flatMap((word) => {
    const found = fuzzy.filter([text], word);
    const ranges = found?.length ? fuzzy.info(found, [text], word).ranges[0] : undefined;
    const [start, end] = ranges ?? [];
    return start === undefined || end === undefined ? [] : [[start, end] as const];
  });
  return marks
    .toSorted(([one], [other]) => one - other)
    .filter(([start], at, all) => at === 0 || start >= (all[at - 1]?.[1] ?? 0));
}
