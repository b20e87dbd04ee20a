import { formatText } from '../../lib/i18n/texts.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { uiTexts } from '../../ui/texts.ts';

/** The button of a password field that shows or hides what was typed. */
export function enhancePassword(form: HTMLFormElement): void {
  const button = form.querySelector('.password-show');
  const field = form.querySelector<HTMLInputElement>('.password input');
  if (!button || !field) return;
  const locale = localeOfPath(location.pathname);
  button.addEventListener('click', () => {
    const shown = field.type === 'password';
    field.type = shown ? 'text' : 'password';
    button.textContent = formatText(uiTexts, locale, shown ? 'hide' : 'show');
    button.setAttribute('aria-label', formatText(uiTexts, locale, shown ? 'hideLabel' : 'showLabel'));
  });
}
