import { isTheme, preferenceCookie } from '../lib/preferences/preferences.ts';

/** Keeps a preference without leaving the page: a theme at once, a currency by reloading where the reader stands. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
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
      location.reload();
    }
  });
}

function showTheme(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name="theme"]')) {
    button.setAttribute('aria-pressed', String(button.value === theme));
  }
}
