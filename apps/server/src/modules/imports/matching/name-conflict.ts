import { abbreviates } from './initials.ts';
import type { NameProfile, NameWord } from './name-profile.ts';
import { kindGroups, opposites, services } from './name-words.ts';
import { LIKE_ENOUGH, tokenLikeness } from './token-likeness.ts';

export type NameConflict = 'numbers' | 'opposites' | 'kinds' | 'specialties' | 'service' | 'people' | 'part';

/** What says that two names are of two facilities. `left` and `right` are their words, weighed for the pair. */
export function conflictOf(
  a: NameProfile,
  b: NameProfile,
  numbers: 'equal' | 'differ' | 'one-sided' | 'none',
  { left, right }: { left: NameWord[]; right: NameWord[] },
): NameConflict | null {
  if (numbers === 'differ') return 'numbers';
  const has = (words: NameWord[], text: string): boolean => words.some((word) => word.text === text);
  for (const group of opposites) {
    const ofLeft = group.filter((word) => has(left, word));
    const ofRight = group.filter((word) => has(right, word));
    if (ofLeft.length > 0 && ofRight.length > 0 && !ofLeft.some((word) => ofRight.includes(word))) return 'opposites';
  }
  if (differ(a.parts, b.parts)) return 'part';
  if (differ(servicesOf(a), servicesOf(b))) return 'service';
  if (isOffice(a) && isOffice(b) && areTwoPeople(left, right)) return 'people';
  if (onlyOneSpecial(a, b) && !abbreviates(left, b) && !abbreviates(right, a)) return 'specialties';
  const isOther = numbers !== 'equal' && (isHeadOther(a, b) || isHeadOther(b, a));
  return isOther || kindsConflict(a.kinds, b.kinds) ? 'kinds' : null;
}

const servicesOf = ({ specialties }: NameProfile): Set<string> =>
  new Set([...specialties].filter((word) => services.has(word)));

/** "Albergue Belén" and "Hospital Belén": the first word says what one is, and the other says that it is something else. */
function isHeadOther(a: NameProfile, b: NameProfile): boolean {
  const head = a.words[0];
  const other = b.words[0];
  if (!head || !other || a.kinds.size > 0 || head.weight < 1 || head.text.length < 3 || !(other.text in kindGroups))
    return false;
  return !b.tokens.some((token) => tokenLikeness(token, head.text) >= LIKE_ENOUGH) && !abbreviates([head], b);
}

/** A doctor's practice: another given name is another doctor, even of one family at one address. */
const isOffice = ({ kinds, tokens }: NameProfile): boolean =>
  kinds.has('office') || tokens[0]?.startsWith('doctor') === true;

const areTwoPeople = (left: NameWord[], right: NameWord[]): boolean =>
  (saysOther(left, right) && saysOther(right, left)) || new Set([titleOf(left), titleOf(right), undefined]).size === 3;

const titleOf = (words: NameWord[]): string | undefined => words.find(({ text }) => text.startsWith('doctor'))?.text;

const saysOther = (words: NameWord[], others: NameWord[]): boolean =>
  words.some(
    ({ text, weight }) =>
      weight >= 0.5 &&
      !others.some(
        (other) =>
          other.text[0] === text[0] && (other.text.length === 1 || tokenLikeness(other.text, text) >= LIKE_ENOUGH),
      ),
  );

function differ(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((word) => !b.has(word)) || [...b].some((word) => !a.has(word));
}

/** Both name specialties with none in common, or only one names any. */
function onlyOneSpecial(a: NameProfile, b: NameProfile): boolean {
  if (a.specialties.size === 0 && b.specialties.size === 0) return false;
  if (a.specialties.size > 0 && b.specialties.size > 0)
    return ![...a.specialties].some((word) => b.specialties.has(word));
  return true;
}

function kindsConflict(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0 || a.has('any') || b.has('any')) return false;
  return ![...a].some((kind) => b.has(kind));
}
