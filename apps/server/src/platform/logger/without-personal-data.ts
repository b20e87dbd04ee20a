/** Patterns of personal data or secrets in a message, with replacements. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/[a-z][a-z0-9+.-]*:\/\/[^\s/@]*@/gi, '[left out]@'],
  [/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]'],
  [/"[^"]*"|“[^”]*”|‘[^’]*’|'[^']*'|\([^()]*\)=\([^()]*\)/g, '[value]'],
  [/\b[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\b/g, '[key]'],
  [/(?=[\w+/=-]*\d)[\w+/=-]{24,}/g, '[key]'],
  [/\+?\d[\d ().-]{6,}\d/g, '[number]'],
];
const MOST = 400;

/**
 * A message safe to show on screen: without addresses, quoted values, long numbers and keys. Ids stay, so that things
 * can be found.
 */
export function withoutPersonalData(message: string): string {
  const ids: string[] = [];
  const kept = message
    .slice(0, 4 * MOST)
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, (id) => `⟦${ids.push(id) - 1}⟧`);
  const hidden = HIDDEN.reduce((text, [what, instead]) => text.replace(what, instead), kept);
  return hidden.replace(/⟦(\d+)⟧/g, (_mark, index: string) => ids[Number(index)] ?? '').slice(0, MOST);
}
