import type { Locale } from '@travesia/contracts/kit';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { PT } from './pt.ts';
import type { ReceiptTexts } from './receipt-texts.ts';

export const RECEIPT_TEXTS: Readonly<Record<Locale, ReceiptTexts>> = { en: EN, es: ES, pt: PT };
