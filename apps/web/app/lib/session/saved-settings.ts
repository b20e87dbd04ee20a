import type { User } from '@travesia/contracts/accounts';
import { localPath, plainPath } from '../i18n/locale.ts';
import { isCurrency, isHomeCountry, preferenceCookie } from '../preferences/preferences.ts';

/**
 * Applies the account's currency and country to this browser and returns the address in the account's language: called at sign-in.
 * Accounts of the demo are shared, so there the visitor keeps their own choice.
 */
export function withSavedSettings({ language, currency, country, demo }: User, address: string): string {
  if (demo) return address;
  showCurrency(currency);
  keepHome(country ?? null);
  return inLanguage(language, address);
}

/** Stores the currency of all further pages in this browser; one that pages can't show is ignored. */
export function showCurrency(currency: string): void {
  if (isCurrency(currency)) document.cookie = preferenceCookie('currency', currency, location.protocol === 'https:');
}

/**
 * Takes the account's country as home country, which decides prices at home, miles and the order of crisis lines, if none was
 * chosen in this browser.
 */
export function keepHome(country: string | null): void {
  const hasChosen = /(?:^|;\s*)home=/.test(document.cookie);
  if (!hasChosen && isHomeCountry(country))
    document.cookie = preferenceCookie('home', country, location.protocol === 'https:');
}

/** The same page in another language, with its query. */
export function inLanguage(language: User['language'], address: string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return localPath(language, plainPath(path) + rest);
}
