/** A text in lower case without accents, with the position in the original of each of its characters. */
export interface FoldedText {
  text: string;
  /** `at[i]` is where character `i` begins; `at[length]` is the end. */
  at: readonly number[];
}

const QUOTES = /[‘’ʼ`´]/u;
const DASHES = /[‐-―−]/u;

/** Folds a text so that patterns need neither accents nor case, and findings can still be marked in the original. */
export function foldText(original: string): FoldedText {
  const at: number[] = [];
  let text = '';
  let place = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let unit = 0; unit < folded.length; unit++) at.push(place);
    text += folded;
    place += character.length;
  }
  at.push(original.length);
  return { text, at };
}

function foldCharacter(character: string): string {
  if (QUOTES.test(character)) return "'";
  if (DASHES.test(character)) return '-';
  return character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
