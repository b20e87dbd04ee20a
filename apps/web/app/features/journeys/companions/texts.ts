import { defineTexts } from '../../../lib/i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** Words of trips that are shared with companions, on both sides. */
export const companionTexts = defineTexts({ en, es, pt });
