import type { Locale } from '../i18n/locale.ts';
import { formatText } from '../i18n/texts.ts';
import { offlineNoteTexts } from './texts.ts';

/** What the product is in one sentence, for the home screen of a phone. */
export const appDescription = (locale: Locale): string => formatText(offlineNoteTexts, locale, 'app');
