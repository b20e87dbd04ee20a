import { defineTexts } from '../../../lib/i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** What a quote says; the clinic and the patient read the same. */
export const quoteTexts = defineTexts({ en, es, pt });
