import { LOCALES } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { readSupport } from '../../../../data/support/read-support.ts';
import { createArticles } from '../articles/articles.ts';

const content = readSupport();
const articles = createArticles(content);
const found = (q: string, language: 'en' | 'es' | 'pt') =>
  articles.list({ language, q, topic: undefined, audience: undefined }).data.map(({ slug }) => slug);

describe('searching the help articles', () => {
  it.each([
    ['refund', 'en', 'deposits-and-refunds'],
    ['lost my phone', 'en', 'second-factor'],
    ['recuperacion telefono perdido', 'es', 'second-factor'],
    ['trombosis avion', 'es', 'flying-after-surgery'],
    ['tradutor interprete', 'pt', 'languages-and-translations'],
    ['devolucao do sinal', 'pt', 'deposits-and-refunds'],
    ['insurence', 'en', 'travel-insurance'],
    ['habilitacion vencida', 'es', 'clinic-verification'],
    ['invitation not valid', 'en', 'invitation-problems'],
    ['febre depois da volta', 'pt', 'complications-after-return'],
  ] as const)('%s (%s) finds %s first, regardless of accents and small typos', (q, language, slug) => {
    expect(found(q, language)[0]).toBe(slug);
  });

  it('finds nothing for unknown subjects, and everything for an empty query', () => {
    expect(found('zzzz qqqq', 'en')).toEqual([]);
    expect(found('', 'es')).toHaveLength(content.articles.length);
  });

  it('counts all topics whichever is selected', () => {
    const all = articles.list({ language: 'en', q: undefined, topic: undefined, audience: 'organization' });
    const some = articles.list({ language: 'en', q: undefined, topic: 'account', audience: 'organization' });
    expect(some.topics).toEqual(all.topics);
    expect(some.data.every(({ topic }) => topic === 'account')).toBe(true);
  });

  it('loads every article in every language, with related articles', () => {
    for (const language of LOCALES)
      for (const { slug } of content.articles) {
        const article = articles.get(slug, language);
        expect(article.sections.length, `${slug} ${language}`).toBeGreaterThan(1);
        expect(article.related.every((one) => one.slug !== slug)).toBe(true);
      }
  });
});
