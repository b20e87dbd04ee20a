import { LANGUAGE_TAG, type Locale } from '../i18n/locale.ts';

const STEP = 1000;
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a file size: `34 kB`, `1.2 MB`. */
export function fileSize(locale: Locale, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
  const unit = UNITS[power] ?? 'byte';
  const maximumFractionDigits = power > 1 ? 1 : 0;
  return new Intl.NumberFormat(LANGUAGE_TAG[locale], {
    style: 'unit',
    unit,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits,
  }).format(bytes / STEP ** power);
}
