import { foldText } from '../fields/clean-text.ts';
import {
  commonWords,
  inFull,
  kindGroups,
  lightWords,
  partWords,
  specialties,
  spellings,
  stopWords,
} from './name-words.ts';

export type NameWord = { text: string; weight: number };

/**
 * A name prepared for comparison: its words with weights, its numbers, the facility types it names. `telling` is the sum of the
 * weights above the light ones; a name without any ("Centro de Salud Municipal") identifies no facility.
 */
export type NameProfile = {
  words: NameWord[];
  numbers: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  specialties: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  telling: number;
  /** All words except small ones, to recognize a name given by its initials. */
  tokens: string[];
  /** Their first letters. */
  initials: string;
};

const KIND = 0.1;
const LIGHT = 0.15;
const INITIAL = 0.3;
/** Below the threshold for distinctive words: many places are called "Kinesiología". */
const SPECIALTY = 0.45;
const COMMON = 0.5;
const TELLING = 1;

/** "Sanatorio Centro": the center of the town. */
const CENTER = 'centrico';

const NONE: ReadonlySet<string> = new Set();

/** An index holds many profiles, and most of their sets are empty: those are one. */
function slim(profile: NameProfile): NameProfile {
  const orNone = (words: ReadonlySet<string>) => (words.size ? words : NONE);
  const { numbers, kinds, specialties: named, parts } = profile;
  return {
    ...profile,
    numbers: orNone(numbers),
    kinds: orNone(kinds),
    specialties: orNone(named),
    parts: orNone(parts),
  };
}

export function profileName(name: string): NameProfile {
  const profile = {
    words: [] as NameWord[],
    numbers: new Set<string>(),
    kinds: new Set<string>(),
    specialties: new Set<string>(),
    parts: new Set<string>(),
    telling: 0,
    tokens: [] as string[],
    initials: '',
  };
  const tokens = nameTokens(name);
  for (const [at, text] of tokens.entries()) {
    if (stopWords.has(text)) continue;
    if (/^\d+$/.test(text)) {
      profile.numbers.add(text);
      continue;
    }
    profile.tokens.push(text);
    profile.initials += text[0] ?? '';
    if (partWords.has(text)) profile.parts.add(text);
    if (specialties.has(text) && !isAddition(tokens[at - 1])) profile.specialties.add(text);
    const kind = kindGroups[text];
    if (kind) profile.kinds.add(kind);
    const weight = weightOf(text);
    if (profile.words.some((word) => word.text === text)) continue;
    profile.words.push({ text, weight });
    if (weight >= COMMON) profile.telling += weight;
  }
  return slim(profile);
}

/** "Consultorios Externos y Laboratorio": what a facility does besides is not what it is. */
const isAddition = (before: string | undefined): boolean => before === 'y' || before === 'e';

function weightOf(word: string): number {
  if (kindGroups[word]) return KIND;
  if (lightWords.has(word)) return LIGHT;
  if (word.length === 1) return INITIAL;
  if (specialties.has(word) || word === CENTER) return SPECIALTY;
  return commonWords.has(word) ? COMMON : TELLING;
}

/** Words without accents and punctuation; dotted initials joined, abbreviations expanded, Roman numerals as digits. */
export function nameTokens(name: string): string[] {
  let text = foldText(name)
    .replace(
      /\b((?:[a-z]\.\s?){2,}[a-z]?)(?![a-z])/g,
      (initials: string) => ` ${isAcronym(initials) ? initials.replace(/[.\s]/g, '') : initials.replace(/\./g, ' ')} `,
    )
    .replace(/n\s*[°º.]+\s*(?=\d)/g, ' ')
    .replace(/(\d)\s*(?:[°ºª]|er\b|ro\b|da\b)/g, '$1 ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  for (const [pattern, spelling] of spellings) text = text.replace(pattern, spelling);
  return (
    text
      .split(' ')
      .flatMap((token) => token.match(/\d+|[a-z]+/g) ?? [])
      .map((token) => inFull(token))
      // At the end of a name, "centro" is where it is; before that, what it is.
      .map((token, index, all) => (token === 'centro' && index === all.length - 1 ? CENTER : token))
      .map((token, index, all) =>
        /^\d+$/.test(token) ? token.replace(/^0+(?=\d)/, '') : romanToDigits(token, all[index - 1], all[index + 1]),
      )
  );
}

/** "C.A.P.S." is one word, "J. B." a person's two initials. */
function isAcronym(initials: string): boolean {
  return (initials.match(/[a-z]/g) ?? []).length > 2;
}

const romans = [
  '',
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
  'xvii',
  'xviii',
  'xix',
  'xx',
  'xxi',
  'xxii',
  'xxiii',
];

/**
 * A single I, V or X is a number at the end of a name or before "de" ("Villa Itatí I de Quilmes"); otherwise it is an initial.
 */
function romanToDigits(token: string, before: string | undefined, after: string | undefined): string {
  const isInitial = token.length === 1 && ((before ?? '').length < 3 || (after !== undefined && after !== 'de'));
  const value = isInitial ? -1 : romans.indexOf(token);
  return value > 0 ? String(value) : token;
}
