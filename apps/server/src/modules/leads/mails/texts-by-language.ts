import type { Locale } from '@travesia/contracts/kit';
import type { MailTexts } from './mail-texts.ts';
import { enTexts } from './mail-texts.en.ts';
import { esTexts } from './mail-texts.es.ts';
import { ptTexts } from './mail-texts.pt.ts';

export const MAIL_TEXTS: Readonly<Record<Locale, MailTexts>> = { en: enTexts, es: esTexts, pt: ptTexts };
