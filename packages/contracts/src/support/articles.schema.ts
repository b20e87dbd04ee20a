import { z } from 'zod';
import { DateOnly, Slug } from '../kit/index.ts';

export const SUPPORT_TOPICS = ['prices', 'clinics', 'journey', 'records', 'account', 'partners', 'other'] as const;
export const SupportTopic = z.enum(SUPPORT_TOPICS).meta({ description: 'Topic of an article or a ticket.' });
export type SupportTopic = z.infer<typeof SupportTopic>;

export const SUPPORT_AUDIENCES = ['patient', 'provider', 'organization'] as const;
export const SupportAudience = z.enum(SUPPORT_AUDIENCES).meta({ description: 'Audience of an article.' });
export type SupportAudience = z.infer<typeof SupportAudience>;

export const ArticleSummary = z
  .object({
    slug: Slug,
    topic: SupportTopic,
    audience: z.array(SupportAudience).meta({ description: 'Audiences; one or more.' }),
    title: z.string().meta({ description: 'Title, in the requested language.' }),
    summary: z.string().meta({ description: 'Summary in one sentence.' }),
    updated: DateOnly.meta({ description: 'When it was last reviewed.' }),
  })
  .meta({ id: 'SupportArticleSummary', description: 'A help article in a list.' });
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const ArticleSection = z
  .object({
    heading: z.string().nullable().meta({ description: 'Heading; null for the introduction.' }),
    paragraphs: z.array(z.string()).meta({ description: 'Paragraphs.' }),
    items: z.array(z.string()).meta({ description: 'List items after the paragraphs; may be empty.' }),
    ordered: z.boolean().meta({ description: 'Whether the list items are ordered steps.' }),
  })
  .meta({ id: 'SupportArticleSection', description: 'A section of a help article.' });
export type ArticleSection = z.infer<typeof ArticleSection>;

export const Article = ArticleSummary.extend({
  sections: z.array(ArticleSection).meta({ description: 'The article’s sections.' }),
  links: z
    .array(
      z.object({
        path: z.string().meta({ description: 'Page of this site, without language prefix.', example: '/profile' }),
        label: z.string().meta({ description: 'Link text.' }),
      }),
    )
    .meta({ description: 'Link to continue with.' }),
  related: z.array(ArticleSummary).meta({ description: 'Related articles.' }),
}).meta({ id: 'SupportArticle', description: 'A help article.' });
export type Article = z.infer<typeof Article>;

/** Countries with emergency numbers, in the order of the response: pages lay them out before the numbers arrive. */
export const EMERGENCY_COUNTRIES = [
  'MX',
  'CO',
  'CR',
  'BR',
  'AR',
  'DO',
  'PA',
  'PE',
  'CL',
  'EC',
  'US',
  'CA',
  'ES',
  'PT',
] as const;

export const EmergencyCountry = z
  .object({
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2 country code.', example: 'CO' }),
    ambulance: z.string().meta({ description: 'Number to call for an ambulance.', example: '192' }),
    service: z.string().nullable().meta({ description: 'Local name of the service.', example: 'SAMU' }),
    also: z.array(z.string()).meta({ description: 'Other useful numbers, such as the general emergency number.' }),
    source: z
      .object({
        name: z.string().meta({ description: 'Publisher of the source.' }),
        url: z.string().meta({ description: 'URL of the source.' }),
      })
      .meta({ description: 'Sources of the number.' }),
  })
  .meta({ id: 'EmergencyCountry', description: 'Emergency numbers of a country.' });
export type EmergencyCountry = z.infer<typeof EmergencyCountry>;

export const EmergencyNumbers = z
  .object({
    checked: DateOnly.meta({ description: 'When the sources were last read.' }),
    data: z
      .array(EmergencyCountry)
      .meta({ description: 'Destinations first, then countries where most patients live.' }),
  })
  .meta({ id: 'EmergencyNumbers', description: 'Ambulance numbers by country.' });
export type EmergencyNumbers = z.infer<typeof EmergencyNumbers>;
