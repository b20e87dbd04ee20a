import { z } from 'zod';
import { DateOnly, Slug } from '../kit/index.ts';

export const SUPPORT_TOPICS = ['prices', 'clinics', 'journey', 'records', 'account', 'partners', 'other'] as const;
export const SupportTopic = z.enum(SUPPORT_TOPICS).meta({ description: 'What an article or a ticket is about.' });
export type SupportTopic = z.infer<typeof SupportTopic>;

export const SUPPORT_AUDIENCES = ['patient', 'provider', 'organization'] as const;
export const SupportAudience = z.enum(SUPPORT_AUDIENCES).meta({ description: 'Whom an article is written for.' });
export type SupportAudience = z.infer<typeof SupportAudience>;

export const ArticleSummary = z
  .object({
    slug: Slug,
    topic: SupportTopic,
    audience: z.array(SupportAudience).meta({ description: 'Whom it is written for; one or more.' }),
    title: z.string().meta({ description: 'Title, in the language asked for.' }),
    summary: z.string().meta({ description: 'What it says, in a sentence.' }),
    updated: DateOnly.meta({ description: 'When it was last reviewed.' }),
  })
  .meta({ id: 'SupportArticleSummary', description: 'A help article as lists show it.' });
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const ArticleSection = z
  .object({
    heading: z.string().nullable().meta({ description: 'Heading; null for what stands first.' }),
    paragraphs: z.array(z.string()).meta({ description: 'Texts, one below the other.' }),
    items: z.array(z.string()).meta({ description: 'Lines of a list below them; none when empty.' }),
    ordered: z.boolean().meta({ description: 'Whether the lines are steps, in this order.' }),
  })
  .meta({ id: 'SupportArticleSection', description: 'A part of a help article.' });
export type ArticleSection = z.infer<typeof ArticleSection>;

export const Article = ArticleSummary.extend({
  sections: z.array(ArticleSection).meta({ description: 'The article.' }),
  links: z
    .array(
      z.object({
        path: z.string().meta({ description: 'Page of this site, without language prefix.', example: '/profile' }),
        label: z.string().meta({ description: 'What the link says.' }),
      }),
    )
    .meta({ description: 'Where to go on.' }),
  related: z.array(ArticleSummary).meta({ description: 'Articles to read next.' }),
}).meta({ id: 'SupportArticle', description: 'A help article.' });
export type Article = z.infer<typeof Article>;

export const EmergencyCountry = z
  .object({
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2 country code.', example: 'CO' }),
    ambulance: z.string().meta({ description: 'Number that sends an ambulance.', example: '192' }),
    service: z.string().nullable().meta({ description: 'What the service is called there.', example: 'SAMU' }),
    also: z.array(z.string()).meta({ description: 'Further numbers that help, such as the general one.' }),
    source: z
      .object({
        name: z.string().meta({ description: 'Who says so.' }),
        url: z.string().meta({ description: 'Where it was read.' }),
      })
      .meta({ description: 'Where the number comes from.' }),
  })
  .meta({ id: 'EmergencyCountry', description: 'Whom to call in an emergency in a country.' });
export type EmergencyCountry = z.infer<typeof EmergencyCountry>;

export const EmergencyNumbers = z
  .object({
    checked: DateOnly.meta({ description: 'When the sources were last read.' }),
    data: z.array(EmergencyCountry).meta({ description: 'Destinations first, then where most patients live.' }),
  })
  .meta({ id: 'EmergencyNumbers', description: 'Numbers of ambulances by country.' });
export type EmergencyNumbers = z.infer<typeof EmergencyNumbers>;
