import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@travesia/contracts/kit';
import { EmergencyNumbers, SupportAudience, SupportTopic } from '@travesia/contracts/support';
import { z } from 'zod';
import { slug } from '../catalog/text-schema.ts';

const line = z.string().trim().min(1);

const textSchema = z.strictObject({
  title: line.max(90),
  summary: line.max(220),
  /** What people search for who use other words than the article. */
  words: z.array(line),
  sections: z
    .array(
      z.strictObject({
        heading: line.nullable().default(null),
        text: z.array(line).default([]),
        items: z.array(line).default([]),
        ordered: z.boolean().default(false),
      }),
    )
    .min(1),
  links: z.array(z.strictObject({ path: z.string().startsWith('/'), label: line })).default([]),
});

const articleSchema = z.strictObject({
  slug,
  topic: SupportTopic,
  audience: z.array(SupportAudience).min(1),
  updated: z.iso.date(),
  related: z.array(slug),
});

export type ArticleText = z.infer<typeof textSchema>;
export type ArticleContent = z.infer<typeof articleSchema> & { texts: Record<(typeof LOCALES)[number], ArticleText> };

/** What help consists of. */
export interface SupportContent {
  articles: ArticleContent[];
  emergency: EmergencyNumbers;
}

/** Reads help articles and emergency numbers. Throws an Error that names the file and what is wrong with it. */
export function readSupport(folder: string = import.meta.dirname): SupportContent {
  const read = <T>(file: string, schema: z.ZodType<T>): T => {
    const result = schema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    if (!result.success) throw new Error(`support/${file} is not valid:\n${z.prettifyError(result.error)}`);
    return result.data;
  };
  const articles = read('articles.json', z.array(articleSchema));
  const slugs = articles.map((article) => article.slug);
  const unknown = articles.flatMap(({ related }) => related).filter((name) => !slugs.includes(name));
  if (unknown.length) throw new Error(`support/articles.json names articles that do not exist: ${unknown.join(', ')}`);
  for (const language of LOCALES) {
    const stray = readdirSync(join(folder, 'texts', language)).filter((file) => !slugs.includes(file.slice(0, -5)));
    if (stray.length) throw new Error(`support/texts/${language} holds texts of no article: ${stray.join(', ')}`);
  }
  return {
    articles: articles.map((article) => ({
      ...article,
      texts: {
        en: read(`texts/en/${article.slug}.json`, textSchema),
        es: read(`texts/es/${article.slug}.json`, textSchema),
        pt: read(`texts/pt/${article.slug}.json`, textSchema),
      },
    })),
    emergency: read('emergency-numbers.json', EmergencyNumbers),
  };
}
