import { cloneElement, createContext, createElement, Fragment, use, type ReactElement, type ReactNode } from 'react';
import { localPath, type Locale } from './locale.ts';
import { compiledMessage, formatText, type Texts, type Values } from './texts.ts';

const LocaleContext = createContext<Locale>('en');

/** Sets the language of everything inside; root.tsx does it once per page. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The language of the page. */
export const useLocale = (): Locale => use(LocaleContext);

/** Returns the function that turns `/treatments` into the path in this page's language. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localPath(locale, path);
}

/** Elements by message tag: `<link>the rules</link>` becomes the element given for `link`, around that text. */
type Tags = Readonly<Record<string, ReactElement>>;

/** Text of a key; `t.rich` for texts with tags, such as `Read <link>the rules</link>.` */
export interface Translate<K extends string> {
  (key: K, values?: Values): string;
  /** Text with elements. An empty tag keeps its element's content: `at <path></path>`. */
  rich(key: K, tags: Tags, values?: Values): ReactNode;
}

/** A feature's texts in the page's language. */
export function useTexts<K extends string>(texts: Texts<K>): Translate<K> {
  return translator(texts, useLocale());
}

const translators = new WeakMap<object, Map<Locale, unknown>>();

/** The same without React, for loaders and tests. Cached per language. */
export function translator<K extends string>(texts: Texts<K>, locale: Locale): Translate<K> {
  const known = translators.get(texts) ?? new Map<Locale, unknown>();
  translators.set(texts, known);
  if (!known.has(locale)) known.set(locale, makeTranslator(texts, locale));
  return known.get(locale) as Translate<K>;
}

function makeTranslator<K extends string>(texts: Texts<K>, locale: Locale): Translate<K> {
  const translate = (key: K, values?: Values) => formatText(texts, locale, key, values);
  const rich = (key: K, tags: Tags, values?: Values) => richText(texts, locale, key, tags, values);
  return Object.assign(translate, { rich });
}

function richText<K extends string>(texts: Texts<K>, locale: Locale, key: K, tags: Tags, values?: Values): ReactNode {
  const message = compiledMessage(texts, locale, key);
  if (typeof message === 'string') return message;
  const wrappers = Object.entries(tags).map(([name, element]) => [
    name,
    (inside: readonly ReactNode[]) => (inside.length > 0 ? cloneElement(element, undefined, ...inside) : element),
  ]);
  const given = { ...values, ...Object.fromEntries(wrappers) } as Parameters<typeof message.format<ReactNode>>[0];
  const parts = message.format<ReactNode>(given);
  // As arguments rather than a list, since parts of a sentence need no keys.
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
}
