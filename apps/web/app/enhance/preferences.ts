import { saveSettings } from './session/save-settings.ts';
import { isTheme, preferenceCookie } from '../lib/preferences/preferences.ts';

/**
 * Saves a preference without leaving the page: a theme applies immediately; a currency is also saved to the account of a
 * signed-in user, then reloads and keeps the scroll position.
 */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  // A switch rendered after the page may not know a theme chosen since.
  markTheme(element, document.documentElement.dataset['theme'] ?? 'system');
  element.addEventListener('submit', (event) => {
    const data = new FormData(element, event.submitter);
    const theme = data.get('theme');
    const currency = data.get('currency');
    const secure = location.protocol === 'https:';
    if (isTheme(theme)) {
      event.preventDefault();
      document.cookie = preferenceCookie('theme', theme, secure);
      showTheme(theme);
    } else if (typeof currency === 'string') {
      event.preventDefault();
      document.cookie = preferenceCookie('currency', currency, secure);
      void saveSettings({ currency }).then(() => location.reload());
    }
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
