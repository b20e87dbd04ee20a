import type { Formatters } from 'intl-messageformat';

/** Looks up a cached formatter. A message passes the same options object each time. */
function kept<T, O extends object>(make: (locale: string, options?: O) => T) {
  const plain = new Map<string, T>();
  const special = new WeakMap<O, Map<string, T>>();
  return (locales?: string | string[], options?: O): T => {
    const locale = String(locales);
    let known = plain;
    if (options) {
      known = special.get(options) ?? new Map<string, T>();
      special.set(options, known);
    }
    let found = known.get(locale);
    if (found === undefined) known.set(locale, (found = make(locale, options)));
    return found;
  };
}

const plurals = new Map<string, Intl.PluralRules>();

/**
 * Number, date and plural rules shared by all messages; the library would create them per message and serialize their
 * options for lookup.
 */
export const messageFormatters: Formatters = {
  getNumberFormat: kept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
  getDateTimeFormat: kept((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)),
  getPluralRules(locales, options) {
    const locale = String(locales);
    const key = `${locale} ${options?.type}`;
    let rules = plurals.get(key);
    if (!rules) plurals.set(key, (rules = new Intl.PluralRules(locale, options)));
    return rules;
  },
};
