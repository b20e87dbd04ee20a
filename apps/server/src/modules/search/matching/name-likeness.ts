/**
 * Similarity of two folded names from 0 to 1: the share of common trigrams, each word padded with two blanks before and one
 * after.
 */
export function likenessTo(name: string): (other: string) => number {
  const own = trigramsOf(name);
  return (other) => {
    const others = trigramsOf(other);
    let shared = 0;
    for (const one of others) if (own.has(one)) shared++;
    const all = own.size + others.size - shared;
    return all ? shared / all : 0;
  };
}

function trigramsOf(name: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of name.split(' ')) {
    const padded = `  ${word} `;
    if (!word) continue;
    for (let at = 0; at < padded.length - 2; at++) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}
