/**
 * Cuts the endings of number and gender that English, Spanish and Portuguese share, so that "implantes dentales" meets
 * "implante dental" and "gástrica" meets "gastric". Both sides of a comparison are cut; the result is no word of any language.
 */
export function stem(word: string): string {
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
