import { chosenLanguage } from '../../lib/device/chosen-language.ts';
import { readRecord } from '../../lib/device/device-json.ts';
import { isLocale, type Locale, localeOfPath } from '../../lib/i18n/locale.ts';
import { readTokens } from '../../lib/session/tokens.ts';
import { AUTH_STORAGE } from '../session/end-session.ts';

const store = () => localStorage;

/**
 * The language this reader would rather read, or null if the page has it: what they chose on this device, then the account's,
 * then the browser's first one that the product speaks.
 */
export function languageToOffer(): Locale | null {
  const wanted = chosenLanguage(store) ?? languageOfAccount() ?? languageOfBrowser();
  return wanted === localeOfPath(location.pathname) ? null : wanted;
}

function languageOfAccount(): Locale | null {
  const { state } = readRecord(store, AUTH_STORAGE) ?? {};
  const { user } = (state ?? {}) as { user?: { language?: unknown; demo?: unknown } | null };
  // Accounts of the demo are shared.
  return readTokens() && user?.demo === false && isLocale(user.language) ? user.language : null;
}

function languageOfBrowser(): Locale | null {
  const spoken = navigator.languages.map((tag) => tag.split('-', 1)[0]?.toLowerCase());
  return spoken.find(isLocale) ?? null;
}
