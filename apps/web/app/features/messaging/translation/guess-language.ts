import type { Message } from '@travesia/contracts/messaging';
import type { Locale } from '../../../lib/i18n/locale.ts';

/** Frequent words that a text of one language has and those of the others hardly do. */
const TELLING: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'the and you is are to of for with this your will can my have i we not it be on at please thank'.split(' '),
  ),
  es: new Set(
    'el los las y en con su sus una del al está usted gracias qué cómo sí pero muy puede hoy día por'.split(' '),
  ),
  pt: new Set(
    'os um uma não você com seu sua do da no na em obrigado obrigada está pode hoje dia mas muito são ao'.split(' '),
  ),
};
/** Fewer telling words are a coincidence. */
const ENOUGH = 2;

/** The language a text seems to be written in; null if its words don’t say. */
export function guessLanguage(text: string): Locale | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scored = (Object.keys(TELLING) as Locale[])
    .map((language) => ({ language, score: words.filter((word) => TELLING[language].has(word)).length }))
    .toSorted((one, other) => other.score - one.score);
  const [first, second] = scored;
  return first && second && first.score >= ENOUGH && first.score > second.score * 2 ? first.language : null;
}

/**
 * The language of a message as far as the page can tell: whoever uses the product in English may still write Spanish. The service
 * detects it better, but only once it is asked.
 */
export const writtenIn = ({ content, language }: Pick<Message, 'content' | 'language'>): Locale | undefined =>
  guessLanguage(content ?? '') ?? language ?? undefined;
