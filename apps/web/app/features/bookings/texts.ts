import { defineTexts } from '../../lib/i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** Texts that choosing, booking, paying and one's own bookings share. */
export const bookingTexts = defineTexts({ en, es, pt });
