import type { NameProfile, NameWord } from './name-profile.ts';

type Spelled = Pick<NameProfile, 'tokens' | 'initials'>;

const canBeInitials = ({ text, weight }: NameWord): boolean => weight >= 1 && text.length >= 3 && text.length <= 8;

/** Initials ("HPC"), or the first letters of three or more words ("IMAC" is Imágenes de Alta Complejidad). */
export function spells(word: NameWord, { tokens }: Spelled): boolean {
  if (!canBeInitials(word) || tokens.length < 3) return false;
  const fits = (rest: string, at: number): boolean => {
    const token = tokens[at];
    if (token === undefined) return rest === '';
    for (let length = Math.min(3, token.length); length > 0; length -= 1)
      if (rest.startsWith(token.slice(0, length)) && fits(rest.slice(length), at + 1)) return true;
    return false;
  };
  return fits(word.text, 0);
}

/**
 * "UFMG" among the words of "Hospital das Clínicas da Universidade Federal de Minas Gerais": the initials, and the words they stand
 * for.
 */
export function initialsOf(words: NameWord[], { tokens, initials }: Spelled): string[] {
  const found: string[] = [];
  for (const word of words) {
    const at = canBeInitials(word) ? initials.indexOf(word.text) : -1;
    // Three letters occur by chance.
    if (at === 0 || (at > 0 && word.text.length > 3)) found.push(word.text, ...tokens.slice(at, at + word.text.length));
  }
  return found;
}

export const abbreviates = (words: NameWord[], name: Spelled): boolean =>
  words.some((word) => spells(word, name)) || initialsOf(words, name).length > 0;
