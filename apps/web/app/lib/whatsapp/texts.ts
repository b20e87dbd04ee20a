import { defineTexts } from '../i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** What links to WhatsApp begin a chat with; a test lets no other placeholder than `reference` and `link` into them. */
export const whatsappTexts = defineTexts({ en, es, pt });
