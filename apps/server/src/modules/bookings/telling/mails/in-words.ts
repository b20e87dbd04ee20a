import type { Locale } from '@travesia/contracts/kit';

const TAG: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-419', pt: 'pt-BR' };
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

/** Making one takes far longer than formatting with it. Zones are those of clinics and devices, which are known ones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function write(instant: Date, language: Locale, options: Intl.DateTimeFormatOptions): string {
  const name = `${language} ${options.timeZone} ${options.year}`;
  let format = formats.get(name);
  if (!format) formats.set(name, (format = new Intl.DateTimeFormat(TAG[language], options)));
  // Mail programs show a narrow no-break space as a box.
  return format.format(instant).replaceAll('\u202F', ' ');
}

/** A day as emails write it: “Monday, December 7”. */
export const dayText = (instant: Date, timeZone: string, language: Locale): string =>
  write(instant, language, { ...DAY, timeZone });

/** A calendar date (YYYY-MM-DD), which has no zone: “Monday, December 7, 2026”. */
export const dateText = (date: string, language: Locale): string =>
  new Intl.DateTimeFormat(TAG[language], { ...DAY, year: 'numeric', timeZone: 'UTC' }).format(new Date(date));

/** Day and time with the name of the zone: “Monday, December 7, 2026 at 9:00 AM GMT-3”. */
export const timeText = (instant: Date, timeZone: string, language: Locale): string =>
  write(instant, language, {
    ...DAY,
    year: 'numeric',
    timeZone,
    timeZoneName: 'short',
    minute: '2-digit',
    ...(language === 'en' ? { hour: 'numeric', hourCycle: 'h12' } : { hour: '2-digit', hourCycle: 'h23' }),
  });

/** Whether the clocks of two zones show the same at an instant. */
export const isSameClock = (instant: Date, one: string, other: string): boolean =>
  timeText(instant, one, 'en') === timeText(instant, other, 'en');
