import { z } from 'zod';
import { defineEndpoint, FacetValue, Locale, optionalParam, SearchText, Slug } from '../kit/index.ts';
import { Article, ArticleSummary, EmergencyNumbers, SupportAudience, SupportTopic } from './articles.schema.ts';

const forAnybody = { access: 'public', tag: 'support', cache: 'catalog' } as const;
const inLanguage = { language: Locale.default('en').meta({ description: 'Language of texts.' }) };

export const listArticles = defineEndpoint({
  ...forAnybody,
  name: 'listArticles',
  method: 'GET',
  path: '/support/articles',
  summary: 'Search the help articles',
  description:
    'Returns help articles: best match first when searching, otherwise in editorial order. Ignores accents, case and small typos.',
  query: z.object({
    ...inLanguage,
    q: SearchText.optional(),
    topic: optionalParam(SupportTopic),
    audience: optionalParam(SupportAudience),
  }),
  response: z.object({
    data: z.array(ArticleSummary).meta({ description: 'The articles.' }),
    topics: z.array(FacetValue).meta({ description: 'Topics with article counts, ignoring the topic filter.' }),
  }),
});

export const getArticle = defineEndpoint({
  ...forAnybody,
  name: 'getArticle',
  method: 'GET',
  path: '/support/articles/:slug',
  summary: 'Get a help article',
  description: 'Returns a help article in one language, with related articles.',
  params: z.object({ slug: Slug.meta({ description: 'Slug of the article.' }) }),
  query: z.object(inLanguage),
  response: Article,
  problems: ['support.article_not_found'],
});

export const getEmergencyNumbers = defineEndpoint({
  ...forAnybody,
  name: 'getEmergencyNumbers',
  method: 'GET',
  path: '/support/emergency-numbers',
  summary: 'List emergency numbers by country',
  description:
    'Returns the emergency number of each destination, with its source. Travesía itself is not an emergency service.',
  response: EmergencyNumbers,
});
