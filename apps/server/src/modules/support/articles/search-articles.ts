import type { ArticleSummary, SupportAudience, SupportTopic } from '@travesia/contracts/support';
import type { Locale } from '@travesia/contracts/kit';
import type { ArticleContent } from '../../../../data/support/read-support.ts';
import { allowedEdits, editDistance, foldWords, stem, tellingWords } from '../../search/index.ts';

/** Weight of a word by field. */
const WEIGHTS = { title: 8, words: 6, summary: 3, body: 1 } as const;

type Field = keyof typeof WEIGHTS;
type Fields = Record<Field, ReadonlySet<string>>;

/** A help article with its searchable words. */
export interface IndexedArticle {
  article: ArticleContent;
  fields: Fields;
}

const stems = (text: string): Set<string> => new Set(foldMany(text).map(stem));

/** Folds text of any length: phrases are cut after 40 words. */
const foldMany = (text: string): string[] => text.split(/(?<=[.:;!?\n])\s+/).flatMap(foldWords);

/** Indexes the articles of a language. */
export const indexArticles = (articles: readonly ArticleContent[], language: Locale): IndexedArticle[] =>
  articles.map((article) => {
    const { title, summary, words, sections } = article.texts[language];
    const body = sections.map(({ heading, text, items }) => [heading ?? '', ...text, ...items].join('. ')).join('. ');
    return {
      article,
      fields: { title: stems(title), words: stems(words.join('. ')), summary: stems(summary), body: stems(body) },
    };
  });

interface Asked {
  q?: string | undefined;
  topic?: SupportTopic | undefined;
  audience?: SupportAudience | undefined;
}

/** Matching articles, best first; all words count, corrected ones less, and one of several may be missing. */
export function searchArticles(index: readonly IndexedArticle[], { q, topic, audience }: Asked): ArticleContent[] {
  const wanted = tellingWords(foldWords(q ?? '')).map(stem);
  const fitting = index.filter(
    ({ article }) => (!topic || article.topic === topic) && (!audience || article.audience.includes(audience)),
  );
  if (wanted.length === 0) return fitting.map(({ article }) => article);
  const may = Math.floor(wanted.length / 3);
  return fitting
    .map(({ article, fields }) => ({ article, scores: wanted.map((word) => scoreOf(word, fields)) }))
    .filter(({ scores }) => scores.filter((score) => score === 0).length <= may && scores.some((score) => score > 0))
    .map(({ article, scores }) => ({ article, score: scores.reduce((sum, one) => sum + one, 0) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ article }) => article);
}

/** Score of a word in an article: exact match, otherwise a similar word or a prefix match. */
function scoreOf(word: string, fields: Fields): number {
  let best = 0;
  for (const [field, weight] of Object.entries(WEIGHTS) as [Field, number][]) {
    const words = fields[field];
    if (words.has(word)) best = Math.max(best, weight);
    else if (best < weight / 2 && [...words].some((known) => isLike(word, known))) best = Math.max(best, weight / 2);
  }
  return best;
}

function isLike(word: string, known: string): boolean {
  if (word.length >= 3 && known.startsWith(word)) return true;
  const edits = allowedEdits(word, 5);
  return edits > 0 && editDistance(word, known, edits) <= edits;
}

/** An article as lists show it. */
export const presentArticleSummary = (
  { slug, topic, audience, updated, texts }: ArticleContent,
  language: Locale,
): ArticleSummary => ({
  slug,
  topic,
  audience: [...audience],
  title: texts[language].title,
  summary: texts[language].summary,
  updated,
});
