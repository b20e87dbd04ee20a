/** Characters above Latin-1 that the built-in fonts of PDF have. */
const OF_FONTS = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
/** Letters that are no letter with an accent, and signs that the fonts lack. */
const INSTEAD: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŧ: 'T',
  ŧ: 't',
  Ŋ: 'N',
  ŋ: 'n',
  Ə: 'E',
  ə: 'e',
  ẞ: 'SS',
  '\u2212': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u2032': "'",
  '\u2033': '"',
};
const UNKNOWN = '?';

const isInFonts = (character: string): boolean =>
  (character >= ' ' && character <= '~') || (character > '\u00A0' && character <= 'ÿ') || OF_FONTS.has(character);

function printed(character: string): string {
  if (isInFonts(character)) return character;
  if (/^\s$/u.test(character)) return ' ';
  const instead = INSTEAD[character];
  if (instead !== undefined) return instead;
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return Array.from(bare, (one) => (isInFonts(one) ? one : (INSTEAD[one] ?? UNKNOWN))).join('');
}

/**
 * A text as the built-in fonts of PDF can print it: Western European letters as they are, others without the accents that the
 * fonts lack (`Łukasz Đỗ` is `Lukasz Do`), anything else as a question mark. Line breaks and tabs become spaces.
 */
export const printable = (text: string): string => Array.from(text.normalize('NFC'), printed).join('');

/** Whether nothing of a text becomes a question mark when it is printed. */
export const isPrintable = (text: string): boolean =>
  !Array.from(text.normalize('NFC')).some((one) => one !== UNKNOWN && printed(one).includes(UNKNOWN));
