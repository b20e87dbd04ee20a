import type { Locale } from '@travesia/contracts/kit';
import { z } from 'zod';
import type { TranslationService } from './translation-service.ts';

const Answer = z.object({
  translations: z.array(z.object({ text: z.string(), detected_source_language: z.string().optional() })),
});

const SOURCES: Readonly<Record<Locale, string>> = { en: 'EN', es: 'ES', pt: 'PT' };
/** As the product writes: English of the United States, Portuguese of Brazil. */
const TARGETS: Readonly<Record<Locale, string>> = { en: 'EN-US', es: 'ES', pt: 'PT-BR' };

/** DeepL. Its own glossaries are kept on its side, so terms are protected in the text instead. */
export const deepL = (key: string): TranslationService => ({
  name: 'deepl',
  isHtml: true,
  request: ({ html, from, to }) => ({
    path: '/v2/translate',
    headers: { authorization: `DeepL-Auth-Key ${key}` },
    body: {
      text: html,
      target_lang: TARGETS[to],
      ...(from ? { source_lang: SOURCES[from] } : {}),
      tag_handling: 'html',
      tag_handling_version: 'v2',
    },
  }),
  read: (answer, asked) => {
    const read = Answer.safeParse(answer);
    if (!read.success) return null;
    const { translations } = read.data;
    return {
      html: translations.map(({ text }) => text),
      detected: asked.from ? null : mostOf(translations, asked.html),
    };
  },
});

/** It detects the language of each text: that of most of the writing counts. */
function mostOf(
  found: readonly { detected_source_language?: string | undefined }[],
  html: readonly string[],
): string | null {
  const sizes = new Map<string, number>();
  for (const [at, { detected_source_language: language }] of found.entries())
    if (language) sizes.set(language, (sizes.get(language) ?? 0) + (html[at]?.length ?? 0));
  const [most] = [...sizes].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
