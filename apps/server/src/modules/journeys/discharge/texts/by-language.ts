import type { Locale } from '@travesia/contracts/kit';
import type { DischargeTexts } from './discharge-texts.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { PT } from './pt.ts';

export const DISCHARGE_TEXTS: Readonly<Record<Locale, DischargeTexts>> = { en: EN, es: ES, pt: PT };
