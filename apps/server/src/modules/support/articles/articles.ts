import type { EndpointArgs, EndpointOutput, Locale } from '@travesia/contracts/kit';
import { LOCALES } from '@travesia/contracts/kit';
import { type Article, type EmergencyNumbers, type listArticles, SupportTopic } from '@travesia/contracts/support';
import type { SupportContent } from '../../../../data/support/read-support.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type IndexedArticle, indexArticles, presentArticleSummary, searchArticles } from './search-articles.ts';

/** Access to the help articles. */
export interface Articles {
  list(query: EndpointArgs<typeof listArticles>['query']): EndpointOutput<typeof listArticles>;
  /** Throws `support.article_not_found`. */
  get(slug: string, language: Locale): Article;
  emergencyNumbers(): EmergencyNumbers;
}

/** Created once: the articles are few, and stay in memory. */
export function createArticles({ articles, emergency }: SupportContent): Articles {
  const indexes = Object.fromEntries(
    LOCALES.map((language) => [language, indexArticles(articles, language)]),
  ) as Record<Locale, IndexedArticle[]>;
  return {
    list({ language, topic, ...asked }) {
      const found = searchArticles(indexes[language], asked);
      const counts = SupportTopic.options
        .map((value) => ({ value, label: value, count: found.filter((article) => article.topic === value).length }))
        .filter(({ count }) => count > 0);
      return {
        data: found
          .filter((article) => !topic || article.topic === topic)
          .map((article) => presentArticleSummary(article, language)),
        topics: counts,
      };
    },
    get(slug, language) {
      const article = articles.find((one) => one.slug === slug);
      if (!article) throw new ProblemError('support.article_not_found');
      const { sections, links } = article.texts[language];
      const related = article.related.flatMap((name) => articles.find((one) => one.slug === name) ?? []);
      return {
        ...presentArticleSummary(article, language),
        sections: sections.map(({ heading, text, items, ordered }) => ({
          heading,
          paragraphs: [...text],
          items: [...items],
          ordered,
        })),
        links: links.map((link) => ({ ...link })),
        related: related.map((one) => presentArticleSummary(one, language)),
      };
    },
    emergencyNumbers: () => emergency,
  };
}
