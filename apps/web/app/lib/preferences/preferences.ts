export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Display currencies (ISO 4217): of the destinations, and of most visitors. The catalog has a dated rate for each; a
 * cookie with another code is ignored, so that an old choice never breaks a page.
 */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'MXN', 'COP', 'BRL', 'ARS', 'CLP', 'PEN', 'CRC', 'DOP'] as const;
export type CurrencyChoice = (typeof CURRENCIES)[number];

/**
 * Home countries that visitors can choose, with the currency their prices begin with; in US dollars where pages have no rate
 * for the country's own.
 */
const HOME_CURRENCY = {
  AR: 'ARS',
  BO: 'USD',
  BR: 'BRL',
  CA: 'CAD',
  CL: 'CLP',
  CO: 'COP',
  CR: 'CRC',
  DE: 'EUR',
  DO: 'DOP',
  EC: 'USD',
  ES: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  GT: 'USD',
  HN: 'USD',
  MX: 'MXN',
  NI: 'USD',
  PA: 'USD',
  PE: 'PEN',
  PR: 'USD',
  PT: 'EUR',
  PY: 'USD',
  SV: 'USD',
  US: 'USD',
  UY: 'USD',
  VE: 'USD',
} as const satisfies Record<string, CurrencyChoice>;
export type HomeCountry = keyof typeof HOME_CURRENCY;
export const HOME_COUNTRIES = Object.keys(HOME_CURRENCY) as HomeCountry[];

/** A visitor's choices. */
export interface Preferences {
  currency: CurrencyChoice;
  theme: Theme;
  /** For prices at home, distances and the order of crisis lines; null if unknown. */
  home: HomeCountry | null;
}

/** Default currency and theme; the home country is unknown. */
export const DEFAULT_PREFERENCES: Preferences = { currency: 'USD', theme: 'system', home: null };

const ONE_YEAR_SECONDS = 31_536_000;

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

export const isCurrency = (value: unknown): value is CurrencyChoice =>
  CURRENCIES.some((currency) => currency === value);

export const isHomeCountry = (value: unknown): value is HomeCountry =>
  typeof value === 'string' && Object.hasOwn(HOME_CURRENCY, value);

/** The currency in which a visitor from this country first sees prices. */
export const currencyOfHome = (home: HomeCountry): CurrencyChoice => HOME_CURRENCY[home];

/**
 * Reads the preference cookies; unknown values are ignored. Until a visitor chooses, the home country is the region of the
 * browser's first language (`es-MX`), and the currency is that of the home country.
 */
export function readPreferences(cookieHeader: string | null | undefined, acceptLanguage?: string): Preferences {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  const cookies = new Map(pairs.map(([name, value]) => [name, value]));
  const [theme, home, currency] = ['theme', 'home', 'currency'].map((name) => cookies.get(name));
  const region = /^[a-z]{2}-([A-Z]{2})\b/.exec(acceptLanguage ?? '')?.[1];
  const country = [home, region].find(isHomeCountry) ?? null;
  const first = country ? currencyOfHome(country) : DEFAULT_PREFERENCES.currency;
  return {
    theme: isTheme(theme) ? theme : DEFAULT_PREFERENCES.theme,
    home: country,
    currency: isCurrency(currency) ? currency : first,
  };
}

/** The cookies of a submitted preference; a home country also brings its currency. */
export function preferenceCookies(form: FormData, secure: boolean): string[] {
  const [theme, home, currency] = ['theme', 'home', 'currency'].map((name) => form.get(name));
  return [
    ...(isTheme(theme) ? [preferenceCookie('theme', theme, secure)] : []),
    ...(isCurrency(currency) ? [preferenceCookie('currency', currency, secure)] : []),
    ...(isHomeCountry(home)
      ? [preferenceCookie('home', home, secure), preferenceCookie('currency', currencyOfHome(home), secure)]
      : []),
  ];
}

/** A Set-Cookie value (or `document.cookie` assignment) that stores one preference for a year. */
export function preferenceCookie(name: keyof Preferences, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Longer than any of our URLs; it must fit into a response header. */
const LONGEST_PATH = 4000;

/** The page to return to if it is ours, otherwise the home page: never another site. */
export function ownPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > LONGEST_PATH) return '/';
  const base = 'http://own.invalid';
  const url = URL.parse(value, base);
  return url && url.origin === base ? `${url.pathname}${url.search}${url.hash}`.replace(/^\/{2,}/, '/') : '/';
}
