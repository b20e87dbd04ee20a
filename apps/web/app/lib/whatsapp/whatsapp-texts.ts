import type { Locale } from '../i18n/locale.ts';
import { translator } from '../i18n/use-texts.tsx';
import { whatsappTexts } from './texts.ts';

/** How a chat with someone who asked for it begins: the reference of their request. */
export const whatsappReply = (language: Locale, reference: string): string =>
  translator(whatsappTexts, language)('reply', { reference });

/** How a plan is passed on: its address. */
export const whatsappPlan = (language: Locale, link: string): string =>
  translator(whatsappTexts, language)('plan', { link });
