import type { Locale } from '../i18n/locale.ts';
import { formatText } from '../i18n/texts.ts';
import { offlineNoteTexts } from './texts.ts';

/** The product in one sentence, for a phone's home screen. */
export const appDescription = (locale: Locale): string => formatText(offlineNoteTexts, locale, 'app');
