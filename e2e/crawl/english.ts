import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Texts = Readonly<Record<string, string>>;

const FEATURES = join(import.meta.dirname, '../../apps/web/app');
const WORDS = /[\p{L}\p{N}’']+/gu;
/** English words that are not Spanish or Portuguese words and appear in almost every sentence. */
const ENGLISH_ONLY = new Set(
  'the and of with for your you from which this that are is not have has what when they their its by or be'.split(' '),
);

const countWords = (text: string): number => text.match(WORDS)?.length ?? 0;

/**
 * Fragments of at least three words from the interface's English texts that the other language does not share: `message` is the
 * text between a message's placeholders and tags.
 */
export function englishPieces(locale: 'es' | 'pt'): string[] {
  const files = globSync('**/locales/en.json', { cwd: FEATURES });
  const pieces = files.flatMap((file) => {
    const english = readTexts(join(FEATURES, file));
    const other = readTexts(join(FEATURES, dirname(file), `${locale}.json`));
    return Object.entries(english).flatMap(([key, message]) => {
      const own = new Set(piecesOf(other[key] ?? ''));
      return piecesOf(message).filter((piece) => !own.has(piece));
    });
  });
  return [...new Set(pieces)];
}

const readTexts = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts;

const piecesOf = (message: string): string[] =>
  message
    .split(/\{[^{}]*\{|\{[^{}]*\}|[{}#]|<[^>]*>|\b(?:one|other|zero|=\d+)\s*(?=\{)/)
    .map((piece) => piece.replaceAll(/\s+/g, ' ').trim())
    .filter((piece) => countWords(piece) >= 3);

/** Returns a text's English function words if there are enough for it to be an English sentence. */
export function englishWords(text: string): string[] {
  const words = text.toLowerCase().match(WORDS) ?? [];
  const english = new Set(words.filter((word) => ENGLISH_ONLY.has(word)));
  return words.length >= 5 && english.size >= 2 ? [...english] : [];
}
