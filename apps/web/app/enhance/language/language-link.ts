import { rememberLanguage } from '../../lib/device/chosen-language.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { readTokens } from '../../lib/session/tokens.ts';
import { saveSettings } from '../session/save-settings.ts';
import { languageToOffer } from './language-to-offer.ts';

/** Leaving this page, as a function that tests can replace. */
export const page = { assign: (address: string): void => window.location.assign(address) };

const store = () => localStorage;
let hasOffered = false;

/**
 * Choosing a language also saves it: on the device, and to the account of a signed-in user. A page in a language that is not
 * the reader's offers theirs, once.
 */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLAnchorElement)) return;
  const language = localeOfPath(element.pathname);
  element.addEventListener('click', (event) => {
    rememberLanguage(store, language);
    if (!readTokens() || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void saveSettings({ language }).then(() => page.assign(element.href));
  });
  if (hasOffered || languageToOffer() !== language) return;
  hasOffered = true;
  // Few readers need it, so its texts are loaded only for them.
  void import('./language-offer.ts')
    .then(({ offerLanguage }) => offerLanguage(element, language))
    .catch(() => undefined);
}
