import { defineTexts } from '../../../lib/i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** Texts of the page on which a booking is looked at before it is made. */
export const reviewTexts = defineTexts({ en, es, pt });
