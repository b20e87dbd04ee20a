import type { Locale } from '@travesia/contracts/kit';

const DATE_TAG: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-419', pt: 'pt-BR' };

/** A date as emails write it, such as “Wednesday, November 25”. */
export const longDay = (date: string, language: Locale): string =>
  new Intl.DateTimeFormat(DATE_TAG[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
