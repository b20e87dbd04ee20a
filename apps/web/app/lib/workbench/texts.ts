import { defineTexts } from '../i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** Words that the desks of admins share. */
export const workbenchTexts = defineTexts({ en, es, pt });
