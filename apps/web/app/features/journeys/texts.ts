import { defineTexts } from '../../lib/i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** Words that steps and intake forms share. */
export const journeysTexts = defineTexts({ en, es, pt });
