/** Number words, as in "all on four". */
const FIGURES: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  dois: '2',
  quatro: '4',
};

/**
 * Strips number and gender endings shared by English, Spanish and Portuguese, so that "implantes dentales" matches
 * "implante dental" and "gástrica" matches "gastric". Applied to both sides of a comparison; the result is not a real word.
 */
export function stem(word: string): string {
  const figure = FIGURES[word];
  if (figure) return figure;
  if (word.length < 4 || /\d/.test(word)) return word;
  const single = singular(word);
  if (single.length >= 6 && /[^aeiou]?[aeo]$/.test(single) && !single.endsWith('ee')) return single.slice(0, -1);
  return single.length >= 4 && /[^aeiou]e$/.test(single) ? single.slice(0, -1) : single;
}

function singular(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.length > 5) {
    if (/[oa]es$/.test(word)) return `${word.slice(0, -3)}ao`;
    if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
    if (/[ae]is$/.test(word)) return `${word.slice(0, -2)}l`;
    if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  }
  return word.slice(0, -1);
}
