import { createContext, createElement, Fragment, use, useMemo, type ReactNode } from 'react';
import { localPath, type Locale } from './locale.ts';
import { compiledMessage, formatText, type Texts, type Values } from './texts.ts';

const LocaleContext = createContext<Locale>('en');

/** Sets the language of everything inside; root.tsx does it once a page. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The language of the page. */
export const useLocale = (): Locale => use(LocaleContext);

/** Gives the function that turns `/treatments` into the path of this page's language. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localPath(locale, path);
}

type RichValue = Values[string] | ReactNode | ((inside: ReactNode) => ReactNode);

/** Text of a key; `t.rich` for texts with tags, such as `Read <link>the rules</link>.` */
export interface Translate<K extends string> {
  (key: K, values?: Values): string;
  /** Text with elements in it: a tag's value is a function of what stands inside the tag. */
  rich(key: K, values: Readonly<Record<string, RichValue>>): ReactNode;
}

/** The texts of a feature in the page's language. */
export function useTexts<K extends string>(texts: Texts<K>): Translate<K> {
  const locale = useLocale();
  return useMemo(() => translator(texts, locale), [texts, locale]);
}

/** The same without React, for loaders and tests. */
export function translator<K extends string>(texts: Texts<K>, locale: Locale): Translate<K> {
  const translate = (key: K, values?: Values) => formatText(texts, locale, key, values);
  return Object.assign(translate, {
    rich: (key: K, values: Readonly<Record<string, RichValue>>) => richText(texts, locale, key, values),
  });
}

function richText<K extends string>(
  texts: Texts<K>,
  locale: Locale,
  key: K,
  values: Readonly<Record<string, RichValue>>,
): ReactNode {
  const message = compiledMessage(texts, locale, key);
  if (typeof message === 'string') return message;
  const wrapped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (inside: ReactNode[]) => value(inSequence(inside)) : value,
    ]),
  );
  const parts = message.format<ReactNode>(wrapped as Parameters<typeof message.format<ReactNode>>[0]);
  return Array.isArray(parts) ? inSequence(parts) : parts;
}

// As arguments rather than as a list, since the parts of a sentence need no keys.
const inSequence = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
