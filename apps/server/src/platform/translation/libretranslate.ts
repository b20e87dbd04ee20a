import { z } from 'zod';
import type { TranslationService } from './translation-service.ts';

const Detected = z.object({ language: z.string(), confidence: z.number().optional() });
const Answer = z.object({
  translatedText: z.array(z.string()),
  detectedLanguage: z.union([z.array(Detected), Detected]).optional(),
});

/** Below this, in percent, the detection is a guess. */
const SURE = 50;

/**
 * A server that speaks LibreTranslate’s protocol, such as one of the operator’s own. It detects one language for all texts of a
 * request, and decodes the entities of the HTML that it answers.
 */
export const libreTranslate = (key: string | undefined): TranslationService => ({
  name: 'libretranslate',
  isHtml: false,
  request: ({ html, from, to }) => ({
    path: '/translate',
    headers: {},
    body: { q: html, source: from ?? 'auto', target: to, format: 'html', ...(key ? { api_key: key } : {}) },
  }),
  read: (answer) => {
    const read = Answer.safeParse(answer);
    if (!read.success) return null;
    const { translatedText: html, detectedLanguage: detected } = read.data;
    const first = Array.isArray(detected) ? detected[0] : detected;
    return { html, detected: first && (first.confidence ?? 100) >= SURE ? first.language : null };
  },
});
