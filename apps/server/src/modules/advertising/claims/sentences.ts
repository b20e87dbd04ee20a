/** A part of a text, by positions. */
export interface Span {
  from: number;
  to: number;
}

/** Ends of sentences: full stops of abbreviations and numbers are none. */
const ENDS = /(?:[.!?…]+["”’»)]*(?=\s|$)|\n+)/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:dr|dra|drs|sr|sra|prof|profa|st|av|no|nro|art|vs|approx|aprox|ej|ex|e\.g|i\.e|p\.\s?ej)\.$/u;

/** The sentences of a folded text, with their punctuation. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const end of text.matchAll(ENDS)) {
    const to = end.index + end[0].length;
    if (end[0] === '.' && ABBREVIATION.test(text.slice(from, to))) continue;
    spans.push({ from, to });
    from = to;
  }
  if (from < text.length) spans.push({ from, to: text.length });
  return spans;
}

/** The sentence a position is in, and the one after it. */
export function sentenceAt(spans: readonly Span[], position: number): { sentence: Span; next: Span | undefined } {
  const at = spans.findIndex(({ to }) => position < to);
  const sentence = spans[at] ?? spans.at(-1) ?? { from: 0, to: 0 };
  return { sentence, next: at < 0 ? undefined : spans[at + 1] };
}
