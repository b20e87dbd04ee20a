import { rememberLanguage } from '../../lib/device/chosen-language.ts';
import { LANGUAGE_TAG, type Locale, localeOfPath } from '../../lib/i18n/locale.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** Plain sentences, so that readers need not load what formats messages. */
const TEXTS = { en, es, pt } as const satisfies Record<Locale, Record<keyof typeof en, string>>;

/** Offers the page in the reader's language, in their words: below the page, so that nothing moves. Never a redirect. */
export function offerLanguage(link: HTMLAnchorElement, language: Locale): void {
  const t = (key: keyof typeof en) => TEXTS[language][key];
  const offer = document.createElement('aside');
  offer.className = 'toast language-offer';
  offer.lang = LANGUAGE_TAG[language];
  offer.setAttribute('aria-label', t('offer.label'));
  const words = document.createElement('p');
  words.textContent = t('offer.text');
  const take = document.createElement('a');
  take.className = 'btn btn-primary btn-small';
  take.href = link.href;
  take.textContent = t('offer.take');
  // The switch's own link also saves the choice.
  take.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.click();
  });
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'btn btn-quiet btn-small';
  close.textContent = t('offer.close');
  const refuse = () => {
    rememberLanguage(() => localStorage, localeOfPath(location.pathname));
    offer.remove();
    clearRoom();
  };
  close.addEventListener('click', refuse);
  offer.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') refuse();
  });
  offer.append(words, take, close);
  document.body.append(offer);
  makeRoom(offer.offsetHeight + 32);
}

/** Keeps what sticks to the lower edge, the focus and the end of the page clear of the offer. */
function makeRoom(height: number): void {
  const { style } = document.documentElement;
  style.setProperty('--tray', `${height}px`);
  style.scrollPaddingBottom = `${height}px`;
  document.body.style.paddingBottom = `${height}px`;
}

function clearRoom(): void {
  const { style } = document.documentElement;
  style.removeProperty('--tray');
  style.scrollPaddingBottom = '';
  document.body.style.paddingBottom = '';
}
