import { defineTexts } from '../../../lib/i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

export const recordWords = defineTexts({ en, es, pt });
