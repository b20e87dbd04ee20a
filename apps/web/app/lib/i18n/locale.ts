import type { Locale } from '@travesia/contracts/kit';

export type { Locale };

/** The product's languages; English is served without a path prefix. */
export const LOCALES = ['en', 'es', 'pt'] as const satisfies readonly Locale[];

/** BCP 47 tags for `html[lang]`, hreflang and Intl: Latin American Spanish, Brazilian Portuguese. */
export const LANGUAGE_TAG: Readonly<Record<Locale, string>> = { en: 'en', es: 'es-419', pt: 'pt-BR' };

/** Native names of the languages, never translated. */
export const LANGUAGE_NAME: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', pt: 'Português' };

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The language of a path, by its first segment. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  return first === 'es' || first === 'pt' ? first : 'en';
}

/** A path without its language prefix: `/es/treatments` → `/treatments`, `/pt` → `/`. */
export function plainPath(pathname: string): string {
  const locale = localeOfPath(pathname);
  return locale === 'en' ? pathname : pathname.slice(locale.length + 1) || '/';
}

/** The path of a page in a language: `localPath('es', '/treatments?page=2')` → `/es/treatments?page=2`. */
export function localPath(locale: Locale, path: string): string {
  if (!path.startsWith('/')) throw new TypeError(`a local path starts with a slash, this one does not: ${path}`);
  if (locale === 'en') return path;
  return path === '/'
    ? `/${locale}`
    : `/${locale}${path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path}`;
}
