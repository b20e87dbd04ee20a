import type { Locale } from '@travesia/contracts/kit';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { PT } from './pt.ts';
import type { QuoteTexts } from './quote-texts.ts';

export const QUOTE_TEXTS: Readonly<Record<Locale, QuoteTexts>> = { en: EN, es: ES, pt: PT };
