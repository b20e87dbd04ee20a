import type { Locale } from '@travesia/contracts/kit';
import type { BookingTexts } from '../booking-texts.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { PT } from './pt.ts';

export const BOOKING_TEXTS: Readonly<Record<Locale, BookingTexts>> = { en: EN, es: ES, pt: PT };
