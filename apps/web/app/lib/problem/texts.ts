import { defineTexts } from '../i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** Problems without a sentence of the server: those found on this side. */
export const problemTexts = defineTexts({ en, es, pt });
