import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGE_TAG, type Locale } from './locale.ts';
import { messageFormatters } from './message-formatters.ts';

type Messages<K extends string> = Readonly<Record<K, string>>;

/** A feature's texts in all languages, with messages compiled so far. */
export interface Texts<K extends string> {
  readonly messages: Readonly<Record<Locale, Messages<K>>>;
  readonly compiled: Record<Locale, Map<string, Compiled>>;
}

/** Message values: text, numbers, dates. */
export type Values = Readonly<Record<string, string | number | Date | boolean | null | undefined>>;

type Compiled = string | IntlMessageFormat;

/**
 * Declares a feature's texts from its locale files. English defines the keys; a language with a missing key does not
 * compile.
 */
export function defineTexts<K extends string>(messages: {
  en: Messages<K>;
  es: Messages<NoInfer<K>>;
  pt: Messages<NoInfer<K>>;
}): Texts<K> {
  return { messages, compiled: { en: new Map(), es: new Map(), pt: new Map() } };
}

/** The text of a key in a language, with ICU placeholders filled in. Throws if a placeholder has no value. */
export function formatText<K extends string>(texts: Texts<K>, locale: Locale, key: K, values?: Values): string {
  const message = compiledMessage(texts, locale, key);
  return typeof message === 'string' ? message : String(message.format(values as Record<string, string>));
}

/** The compiled message of a key; plain text stays a string, since most texts have no placeholders. */
export function compiledMessage<K extends string>(texts: Texts<K>, locale: Locale, key: K): Compiled {
  const cache = texts.compiled[locale];
  const known = cache.get(key);
  if (known !== undefined) return known;
  const source = texts.messages[locale][key];
  if (source === undefined) throw new RangeError(`no text ${key} in ${locale}`);
  const compiled = /[{}<']/.test(source)
    ? new IntlMessageFormat(source, LANGUAGE_TAG[locale], undefined, { formatters: messageFormatters })
    : source;
  cache.set(key, compiled);
  return compiled;
}
