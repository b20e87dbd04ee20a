import { createContext, use } from 'react';
import type { Locale } from '../i18n/locale.ts';
import type { Preferences } from '../preferences/preferences.ts';

/** What every page knows about itself. */
export interface Site extends Preferences {
  /** Scheme and host, such as `https://travesia.example`. */
  origin: string;
  locale: Locale;
  /** Path without the language prefix, and the query with its `?` or empty. */
  path: string;
  search: string;
  /** Whether the data is fictional and marked as a demo. */
  demo: boolean;
  /** Request id in the server's log, for error messages. */
  requestId: string;
}

const SiteContext = createContext<Site>({
  origin: '',
  locale: 'en',
  path: '/',
  search: '',
  demo: false,
  requestId: '',
  currency: 'USD',
  theme: 'system',
  home: null,
});

export const SiteProvider = SiteContext.Provider;

/** Facts about this page and visitor: language, path, currency, theme, origin. */
export const useSite = (): Site => use(SiteContext);
