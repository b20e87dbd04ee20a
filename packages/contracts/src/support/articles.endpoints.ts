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
    'Help articles, the best match first when something is searched for, in their own order otherwise. Accents, case and small typing errors do not matter.',
  query: z.object({
    ...inLanguage,
    q: SearchText.optional(),
    topic: optionalParam(SupportTopic),
    audience: optionalParam(SupportAudience),
  }),
  response: z.object({
    data: z.array(ArticleSummary).meta({ description: 'The articles.' }),
    topics: z.array(FacetValue).meta({ description: 'Topics with their numbers of articles, the topic left out.' }),
  }),
});

export const getArticle = defineEndpoint({
  ...forAnybody,
  name: 'getArticle',
  method: 'GET',
  path: '/support/articles/:slug',
  summary: 'Read a help article',
  description: 'A help article in a language, with what to read next.',
  params: z.object({ slug: Slug.meta({ description: 'Name of the article.' }) }),
  query: z.object(inLanguage),
  response: Article,
  problems: ['support.article_not_found'],
});

export const getEmergencyNumbers = defineEndpoint({
  ...forAnybody,
  name: 'getEmergencyNumbers',
  method: 'GET',
  path: '/support/emergency-numbers',
  summary: 'Emergency numbers by country',
  description:
    'Whom to call in an emergency in each destination, and where the number was read. Travesía is none of them.',
  response: EmergencyNumbers,
});
