import { saveSettings } from './session/save-settings.ts';
import { isTheme, preferenceCookies, readPreferences } from '../lib/preferences/preferences.ts';

/**
 * Saves a preference without leaving the page: a theme applies immediately; a currency, or a home country
 * with its currency, is also saved to the account of a signed-in user; then the page reloads and keeps the scroll position.
 */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  // A switch rendered after the page may not know a theme chosen since.
  markTheme(element, document.documentElement.dataset['theme'] ?? 'system');
  element.addEventListener('submit', (event) => {
    const data = new FormData(element, event.submitter);
    const cookies = preferenceCookies(data, location.protocol === 'https:');
    if (cookies.length === 0) return;
    event.preventDefault();
    for (const cookie of cookies) document.cookie = cookie;
    const theme = data.get('theme');
    if (isTheme(theme)) return showTheme(theme);
    const { currency } = readPreferences(document.cookie);
    void saveSettings({ currency }).then(() => location.reload());
  });
}

function showTheme(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  markTheme(document, theme);
}

function markTheme(within: ParentNode, theme: string): void {
  for (const button of within.querySelectorAll<HTMLButtonElement>('button[name="theme"]')) {
    button.setAttribute('aria-pressed', String(button.value === theme));
  }
}
