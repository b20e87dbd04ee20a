import type { NameProfile, NameWord } from './name-profile.ts';
import { conflictOf, type NameConflict } from './name-conflict.ts';
import { kindGroups } from './name-words.ts';
import { initialsOf, spells } from './initials.ts';
import { LIKE_ENOUGH, tokenLikeness } from './token-likeness.ts';

/**
 * `likeness` is 0 to 1, with little weight on light words. `tells`: whether both names contain distinctive words, only one does,
 * or none; without them the likeness only says that they don't contradict each other. `shared` is the weight of the common
 * distinctive words, `sharesPlace` that both name the place they are in. `conflict` is what indicates two facilities whatever
 * else matches.
 */
export type NameComparison = {
  likeness: number;
  tells: 'both' | 'one' | 'none';
  shared: number;
  /** Each name has distinctive words that the other lacks: "Ponto de Apoio dos Trezentos", "Ponto de Apoio da Conceição". */
  tellsApart: boolean;
  sharesPlace: boolean;
  sharesKind: boolean;
  /** One of them doesn't say what kind of facility it is. */
  omitsKind: boolean;
  /** Both are primary care, whatever it is called, or both are hospitals. */
  kinds: 'primary' | 'hospital' | 'other';
  /** One says clinic or sanatorium: a town has several, often named after it. */
  isPrivate: boolean;
  numbers: 'equal' | 'differ' | 'one-sided' | 'none';
  /** Equal numbers of three or more digits: no town has so many health centers, so a whole province numbers them. */
  isNumberOfProvince: boolean;
  conflict: NameConflict | null;
};

const PLACE_WEIGHT = 0.3;

/** Words of the two facilities' own places have little weight: "Hospital de Rosario" in Rosario is any hospital there. */
export type PlaceWords = Pick<ReadonlySet<string>, 'has'>;

export function compareNames(a: NameProfile, b: NameProfile, placeWords: PlaceWords): NameComparison {
  const left = reweighted(a.words, placeWords);
  const right = reweighted(b.words, placeWords);
  const { matched, shared, leftOver, rightOver, leftTelling, rightTelling } = align(left, right, a, b);
  const total = matched + leftOver + rightOver;
  const smaller = matched + Math.min(leftOver, rightOver);
  const isJoined = spelledTogether(left) === spelledTogether(right) && spelledTogether(left).length >= 6;
  const likeness = isJoined ? 1 : 0.5 * (total > 0 ? matched / total : 0) + 0.5 * (smaller > 0 ? matched / smaller : 0);
  const telling = [left, right].filter((words) => tellingOf(words) >= 0.5).length;
  const has = (words: NameWord[], text: string): boolean => words.some((word) => word.text === text);
  const numbers = compareNumbers(a.numbers, b.numbers);
  return {
    likeness,
    tells: telling === 2 ? 'both' : telling === 1 ? 'one' : 'none',
    shared,
    tellsApart: !isJoined && Math.min(leftTelling, rightTelling) >= 1,
    sharesPlace: left.some(({ text }) => placeWords.has(text) && has(right, text)),
    sharesKind: left.some(({ text }) => text in kindGroups && has(right, text)) || commonKind(a, b) === 'hospital',
    omitsKind: a.kinds.size === 0 || b.kinds.size === 0,
    kinds: commonKind(a, b),
    isPrivate: [...a.tokens, ...b.tokens].some((token) => token === 'clinica' || token === 'sanatorio'),
    numbers,
    isNumberOfProvince: numbers === 'equal' && [...a.numbers].some(({ length }) => length >= 3),
    conflict: conflictOf(a, b, numbers, { left, right }),
  };
}

function commonKind(a: NameProfile, b: NameProfile): NameComparison['kinds'] {
  if (a.kinds.has('primary') && b.kinds.has('primary')) return 'primary';
  return isHospital(a) && isHospital(b) ? 'hospital' : 'other';
}

/** In Santa Fe a SAMCo runs each hospital, and maps call it by either word. */
const isHospital = ({ tokens }: NameProfile): boolean => tokens.includes('hospital') || tokens.includes('samco');

function reweighted(words: NameWord[], placeWords: PlaceWords): NameWord[] {
  const isPlace = ({ text, weight }: NameWord): boolean => weight > PLACE_WEIGHT && placeWords.has(text);
  return words.some(isPlace)
    ? words.map((word) => (isPlace(word) ? { text: word.text, weight: PLACE_WEIGHT } : word))
    : words;
}

/** "Coo Cre Ser" and "Coocreser" are the same name. */
function spelledTogether(words: NameWord[]): string {
  return words
    .filter(({ weight }) => weight >= 0.5)
    .map(({ text }) => text)
    .join('');
}

function tellingOf(words: NameWord[]): number {
  return words.reduce((sum, { weight }) => (weight >= 0.5 ? sum + weight : sum), 0);
}

type Alignment = {
  matched: number;
  shared: number;
  leftOver: number;
  rightOver: number;
  leftTelling: number;
  rightTelling: number;
};

/**
 * Pairs each word with its most similar counterpart, heaviest first. Returns sums of weights: matched, of distinctive words
 * matched, and unmatched on each side. An unmatched word that abbreviates the other name counts as that name's words.
 */
function align(left: NameWord[], right: NameWord[], a: NameProfile, b: NameProfile): Alignment {
  const spelled = [...initialsOf(left, b), ...initialsOf(right, a)];
  const isSpelled = ({ text }: NameWord): boolean => spelled.includes(text);
  const free = new Set(right);
  const sums: Alignment = { matched: 0, shared: 0, leftOver: 0, rightOver: 0, leftTelling: 0, rightTelling: 0 };
  for (const word of [...left].sort((one, other) => other.weight - one.weight || other.text.length - one.text.length)) {
    const best = mostAlike(word, free);
    if (!best) {
      if (isSpelled(word) || spells(word, b)) sums.matched += word.weight;
      else {
        sums.leftOver += word.weight;
        sums.leftTelling += tellingOf([word]);
      }
      continue;
    }
    free.delete(best.other);
    const isInitial = word.text.length === 1 || best.other.text.length === 1;
    sums.matched += isInitial
      ? Math.min(word.weight, best.other.weight)
      : (best.alike * (word.weight + best.other.weight)) / 2;
    if (Math.min(word.weight, best.other.weight) >= 0.5)
      sums.shared += best.alike * Math.min(word.weight, best.other.weight);
  }
  for (const word of free) {
    if (isSpelled(word) || spells(word, a)) sums.matched += word.weight;
    else {
      sums.rightOver += word.weight;
      sums.rightTelling += tellingOf([word]);
    }
  }
  return sums;
}

/** Registers call one health center "CAPS", "sala" or "posta"; a community center (CIC) is another building. */
const arePrimary = ({ text: a }: NameWord, { text: b }: NameWord): boolean =>
  kindGroups[a] === 'primary' && kindGroups[b] === 'primary' && a !== 'cic' && b !== 'cic';

function mostAlike(word: NameWord, others: Set<NameWord>): { other: NameWord; alike: number } | null {
  let best: { other: NameWord; alike: number } | null = null;
  for (const other of others) {
    const alike = arePrimary(word, other) ? 1 : tokenLikeness(word.text, other.text);
    if (alike >= LIKE_ENOUGH && (!best || alike > best.alike)) best = { other, alike };
  }
  return best;
}

function compareNumbers(a: ReadonlySet<string>, b: ReadonlySet<string>): NameComparison['numbers'] {
  if (a.size === 0 && b.size === 0) return 'none';
  if (a.size === 0 || b.size === 0) return 'one-sided';
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (![...small].every((number) => large.has(number))) return 'differ';
  return small.size === large.size ? 'equal' : 'one-sided';
}
