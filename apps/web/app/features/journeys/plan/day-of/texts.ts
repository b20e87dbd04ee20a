import { defineTexts } from '../../../../lib/i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** Words of what takes place today or tomorrow; loaded with it. */
export const dayOfTexts = defineTexts({ en, es, pt });
