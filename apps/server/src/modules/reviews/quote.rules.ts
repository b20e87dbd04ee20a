/** Characters of a quote on a card. */
const MOST = 140;

/** The first whole sentences of a review that fit on a card; a longer first sentence ends at a word. */
export function shortened(body: string, language: string): string {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(body)];
  const fitting = sentences.findLast(({ index, segment }) => index + segment.trimEnd().length <= MOST);
  if (fitting) return body.slice(0, fitting.index + fitting.segment.length).trim();
  const cut = body.slice(0, MOST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.–-]+$/, '')}…`;
}
