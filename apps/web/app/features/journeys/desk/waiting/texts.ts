import { defineTexts } from '../../../../lib/i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** Of their own, because the dashboard shows only these. */
export const waitingTexts = defineTexts({ en, es, pt });
