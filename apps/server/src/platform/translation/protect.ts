/** A part of a text that a machine must not change, or that has a fixed translation. */
export interface Piece {
  /** What stands in its place in the translation. */
  target: string;
  /** Whether there was a space before and after it. */
  spaced: readonly [before: boolean, after: boolean];
}

export interface Protected {
  /** The text as HTML, with the pieces in elements that are not translated. */
  html: string;
  pieces: readonly Piece[];
  /** Whether there is anything to translate besides the pieces. */
  hasWords: boolean;
}

/** A way to find pieces: what it matches, and what replaces it. */
export interface Finder {
  pattern: RegExp;
  /** The match itself by default. */
  target?: (found: string) => string;
}

const CURRENCY = String.raw`(?:US\$|R\$|MX\$|CA\$|A\$|S\/\.?|[$€£₡]|USD|EUR|GBP|BRL|MXN|COP|CRC|ARS|CLP|PEN|DOP|CAD|AUD)`;
const NUMBER = String.raw`\d[\d.,]*(?:\d|(?<=\d))`;
const UNIT = String.raw`(?:mg|mcg|µg|μg|ug|g|kg|ml|mL|cl|dl|l|L|cc|IU|UI|mmHg|mm|cm|mmol|bpm|°C|°F|%)`;

/** What stays as it is in any language. The order decides where two could match. */
export const FIXED: readonly Finder[] = [
  { pattern: /\b(?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)\]]/giu },
  { pattern: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])${CURRENCY}\s?${NUMBER}|(?<![\p{L}\p{N}])${NUMBER}\s?${CURRENCY}(?![\p{L}\p{N}])`,
      'gu',
    ),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,])${NUMBER}\s?${UNIT}(?:\/(?:kg|day|d|h|ml|mL|dl|dL|l|L))?(?![\p{L}\p{N}])`,
      'gu',
    ),
  },
  // Dates and clock times in figures. Written ones are translated; their figures are compared afterwards.
  { pattern: /(?<![\p{L}\p{N}])\d{4}-\d{2}-\d{2}(?![\p{L}\p{N}])/gu },
  { pattern: /(?<![\p{L}\p{N}])\d{1,2}[/.]\d{1,2}[/.]\d{2,4}(?![\p{L}\p{N}])/gu },
  { pattern: /(?<![\p{L}\p{N}])\d{1,2}:\d{2}(?![\p{L}\p{N}])/gu },
  // Reference numbers and phone numbers.
  { pattern: /(?<![\p{L}\p{N}])(?:[A-Z]{2,}-[A-Z0-9-]*\d[A-Z0-9-]*|\+\d[\d\s()-]{6,}\d)(?![\p{L}\p{N}])/gu },
];

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Finds any of these words as they are written, the longest first. */
export const wordFinder = (words: readonly string[], flags = ''): RegExp | null =>
  words.length === 0
    ? null
    : new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${words
          .toSorted((one, other) => other.length - one.length)
          .map(escaped)
          .join('|')})(?![\p{L}\p{N}])`,
        `gu${flags}`,
      );

interface Found {
  from: number;
  to: number;
  target: string;
}

function findPieces(text: string, finders: readonly Finder[]): Found[] {
  const found: Found[] = [];
  for (const { pattern, target = (match: string) => match } of finders)
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const piece = { from: index, to: index + match.length, target: target(match) };
      if (found.every(({ from, to }) => piece.to <= from || piece.from >= to)) found.push(piece);
    }
  return found.toSorted((one, other) => one.from - other.from);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Puts what must stay into elements that translators leave alone. `code` is for those that don’t know the attribute. */
export function protect(text: string, finders: readonly Finder[]): Protected {
  const pieces: Piece[] = [];
  let html = '';
  let rest = '';
  let at = 0;
  for (const { from, to, target } of findPieces(text, finders)) {
    const before = text.slice(at, from);
    html += `${asHtml(before)}<code translate="no" id="k${pieces.length}">${asHtml(target)}</code>`;
    rest += before;
    pieces.push({ target, spaced: [/\s/u.test(text.charAt(from - 1)), /\s/u.test(text.charAt(to))] });
    at = to;
  }
  html += asHtml(text.slice(at));
  rest += text.slice(at);
  return { html, pieces, hasWords: /\p{L}/u.test(rest) };
}

const MARKED = /<code\b[^>]*\bid\s*=\s*["']?k(\d+)["']?[^>]*>[\s\S]*?<\/code\s*>/giu;

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };
const asText = (html: string): string =>
  html.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/giu, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : null;
    if (code !== null) return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    return SIGNS[String(name).toLowerCase()] ?? whole;
  });

/** The figures of a text, without what separates thousands and decimals: languages write that differently. */
const figuresOf = (text: string): string[] =>
  (text.match(/\d[\d.,]*/gu) ?? []).map((one) => one.replaceAll(/[.,]/g, '')).filter((one) => one.length > 1);

/** Whether all figures of two or more digits are there as often as before. */
function keepsFigures(before: string, after: string): boolean {
  const left = figuresOf(after);
  return figuresOf(before).every((figure) => {
    const at = left.indexOf(figure);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

interface Restored extends Pick<Protected, 'pieces'> {
  /** What was translated. */
  original: string;
  /** Whether the service answers in HTML; some have decoded it already. */
  isHtml: boolean;
}

/** The translated text with its pieces; null unless each of them is there once, and no figure got lost. */
export function restore(translated: string, { pieces, original, isHtml }: Restored): string | null {
  const seen = new Set<number>();
  let isSound = true;
  let text = '';
  let at = 0;
  const read = (part: string) => (isHtml ? asText(part) : part);
  const spaceBefore = ({ spaced }: Piece) => (spaced[0] && /[\p{L}\p{N}]$/u.test(text) ? ' ' : '');
  for (const { 0: whole, 1: name, index } of translated.matchAll(MARKED)) {
    const number = Number(name);
    const piece = pieces[number];
    if (!piece || seen.has(number)) isSound = false;
    if (!piece) continue;
    seen.add(number);
    text += read(translated.slice(at, index));
    text += spaceBefore(piece) + piece.target;
    at = index + whole.length;
    if (piece.spaced[1] && /^[\p{L}\p{N}]/u.test(translated.slice(at))) text += ' ';
  }
  text += read(translated.slice(at));
  return isSound && seen.size === pieces.length && keepsFigures(original, text) ? text : null;
}
