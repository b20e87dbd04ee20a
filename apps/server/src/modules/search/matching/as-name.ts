import type { Understanding } from '../understand/understand.ts';
import { keyOf } from '../words/fold.ts';
import type { ProviderWords } from './provider-words.ts';
import { allOf, word } from './query.ts';

/**
 * The same phrase without treatment and place, if it is the whole name of a provider: "Instituto Bariátrico Frontera" asks for that
 * clinic. A phrase of a treatment and a place alone stays what it is, even where a clinic is called so.
 */
export function asName(words: ProviderWords, understanding: Understanding): Understanding {
  const { tokens, treatment, notOffered, unsure, specialty, rest } = understanding;
  const beyond = rest.filter((at) => !notOffered?.at.includes(at));
  if (!(treatment ?? notOffered ?? specialty ?? unsure) || !beyond.length) return understanding;
  const typed = tokens.map((token) => token.word);
  const query = allOf(typed.map((one) => word(one, { fields: 'A' })));
  const key = keyOf(typed);
  if (!query || !words.matching(query).some((row) => words.nameKeyOf(row) === key)) return understanding;
  return inWords(understanding);
}

/** The same phrase as words to match, without a meaning. */
export function inWords(understanding: Understanding): Understanding {
  const { tokens } = understanding;
  return {
    ...understanding,
    treatments: [],
    treatment: null,
    notOffered: null,
    specialty: null,
    unsure: false,
    city: null,
    country: null,
    others: [],
    rest: tokens.flatMap((token, at) => (token.stop ? [] : [at])),
    text: tokens.map((token) => token.raw).join(' '),
    corrected: null,
  };
}
