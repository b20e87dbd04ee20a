export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Display currencies (ISO 4217): of the destinations, and of most visitors. The catalog has a dated rate for each; a
 * cookie with another code is ignored, so that an old choice never breaks a page.
 */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'MXN', 'COP', 'BRL', 'ARS', 'CLP', 'PEN', 'CRC', 'DOP'] as const;
export type CurrencyChoice = (typeof CURRENCIES)[number];

/** A visitor's choices. */
export interface Preferences {
  currency: CurrencyChoice;
  theme: Theme;
}

/** Default currency and theme. */
export const DEFAULT_PREFERENCES: Preferences = { currency: 'USD', theme: 'system' };

const ONE_YEAR_SECONDS = 31_536_000;

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

export const isCurrency = (value: unknown): value is CurrencyChoice =>
  CURRENCIES.some((currency) => currency === value);

/** Reads the preference cookies; unknown values are ignored. */
export function readPreferences(cookieHeader: string | null | undefined): Preferences {
  const found = { ...DEFAULT_PREFERENCES };
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === 'currency' && isCurrency(value)) found.currency = value;
    if (name === 'theme' && isTheme(value)) found.theme = value;
  }
  return found;
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
