import { type SQL, sql } from 'drizzle-orm';
import { allOf } from './conditions.ts';

/** How similar a word of a text must be to a typed one; low, because candidates are compared again by edits. */
const SIMILAR_FROM = 0.25;
/** Shorter words are not compared by similarity. */
const TYPO_FROM = 4;

interface WordMatch {
  where: SQL;
  /** Orders rows, best first. */
  order: SQL;
}

/**
 * Matches a text that contains all words, or words similar to them; or one of the row's IDs. Words must be in lowercase without
 * accents.
 */
export function matchWords(
  text: SQL,
  { words, phrase }: { words: readonly string[]; phrase: string },
  ids: readonly SQL[] = [],
): WordMatch {
  const folded = sql`lower(f_unaccent(${text}))`;
  const has = (word: string) => sql`${folded} like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
  const isLike = (word: string) => sql`(${has(word)} or word_similarity(${word}, ${folded}) >= ${SIMILAR_FROM})`;
  const isId = ids.map((id) => sql`${id}::text = ${phrase.toLowerCase()}`);
  const named = allOf(words.map((word) => (word.length < TYPO_FROM ? has(word) : isLike(word))));
  const likeness = sql.join(
    words.map((word) => sql`word_similarity(${word}, ${folded})`),
    sql` + `,
  );
  return {
    where: sql`(${sql.join([...isId, named], sql` or `)})`,
    order: sql`(${allOf(words.map(has))}) desc, ${likeness} desc`,
  };
}
