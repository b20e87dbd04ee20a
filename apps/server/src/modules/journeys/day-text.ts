import type { Locale } from '@travesia/contracts/kit';

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-419', pt: 'pt-BR' };

/** A calendar day in words, for documents; it has no zone. */
export const dayText = (day: string, language: Locale): string =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
