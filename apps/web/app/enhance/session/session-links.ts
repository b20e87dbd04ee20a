import { watchActs } from '../../lib/session/inactivity/last-act.ts';
import { onTokens } from '../../lib/session/tokens.ts';
import { endSession } from './end-session.ts';
import { signedInPerson } from './signed-in-person.ts';

/** Replaces the sign-in links with the signed-in user and sign out; otherwise makes the links return to this page. */
export function enhance(element: HTMLElement): void {
  const show = () => {
    const person = signedInPerson();
    showPerson(element, person?.name ?? null);
    showPicture(element, person?.picture ?? null);
    feedClock(person !== null);
  };
  show();
  window.addEventListener('storage', show);
  // An account call may find that the session has ended.
  onTokens(show);
  // A page restored from the back/forward cache may be older than the session.
  window.addEventListener('pageshow', show);
  element.addEventListener('travesia:session', show);
  for (const link of element.querySelectorAll<HTMLAnchorElement>('[data-part="signed-out"] a')) {
    for (const act of ['click', 'auxclick']) link.addEventListener(act, () => leadBack(link));
  }
  element.querySelector('[data-part="sign-out"]')?.addEventListener('click', signOut);
  // From here on the links return to this page; before, they lead to plain sign-in.
  element.dataset['leadsBack'] = '';
}

let stopFeeding: (() => void) | undefined;

/** Reading public pages is not inactivity: a signed-in user's actions here extend their session, once for all elements. */
function feedClock(isSignedIn: boolean): void {
  if (isSignedIn) stopFeeding ??= watchActs({ warns: false });
  else {
    stopFeeding?.();
    stopFeeding = undefined;
  }
}

/** The user's picture in place of the icon of the menu's button. */
function showPicture(element: HTMLElement, picture: string | null): void {
  const button = element.querySelector<HTMLElement>('[data-part="button"]');
  if (!button) return;
  button.querySelector('img')?.remove();
  button.querySelector('.icon')?.toggleAttribute('hidden', picture !== null);
  if (picture === null) return;
  const shown = new Image(28, 28);
  shown.src = `${picture}?size=96`;
  shown.alt = '';
  shown.className = 'avatar';
  button.prepend(shown);
}

function showPerson(element: HTMLElement, name: string | null): void {
  element.toggleAttribute('data-signed-in', name !== null);
  const inside = element.querySelector('[data-part="signed-in"]');
  inside?.toggleAttribute('hidden', name === null);
  if (name === null) element.querySelector('[data-part="menu"]')?.removeAttribute('open');
  const shown = element.querySelector('[data-part="name"]');
  if (shown) shown.textContent = name ?? '';
  const button = element.querySelector<HTMLElement>('[data-part="button"]');
  button?.setAttribute(
    'aria-label',
    (button.dataset['label'] ?? '%').replace('%', () => name ?? ''),
  );
}

/** Added only on click, so that crawlers see the same links on all pages. */
function leadBack(link: HTMLAnchorElement): void {
  const { pathname, search } = window.location;
  link.search = /^\/(?:es|pt)?\/?$/.test(pathname) ? '' : `?${new URLSearchParams({ returnUrl: pathname + search })}`;
}

/** The links come back immediately, without waiting for the server. */
function signOut(): void {
  void endSession();
  for (const one of document.querySelectorAll('[data-enhance~="session-links"]')) {
    one.dispatchEvent(new Event('travesia:session'));
    one.querySelector<HTMLElement>('[data-part="signed-out"] a')?.focus();
  }
}
