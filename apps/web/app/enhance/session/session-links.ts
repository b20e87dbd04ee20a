import { readRecord } from '../../lib/device/device-json.ts';
import { watchActs } from '../../lib/session/inactivity/last-act.ts';
import { onTokens, readTokens } from '../../lib/session/tokens.ts';
import { AUTH_STORAGE, endSession } from './end-session.ts';

const store = () => localStorage;

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

interface SignedIn {
  name: string;
  /** Address of the user's picture. */
  picture: string | null;
}

/** Only our own pictures are shown, whatever the device has stored. */
const PICTURE = /^\/api\/v1\/avatars\/[0-9a-f-]{36}$/;

/** First name and picture of the user signed in on this device, or null. */
function signedInPerson(): SignedIn | null {
  const { state } = readRecord(store, AUTH_STORAGE) ?? {};
  if (typeof state !== 'object' || state === null || !('user' in state) || !readTokens()) return null;
  const { user } = state;
  if (typeof user !== 'object' || user === null || !('first_name' in user) || typeof user.first_name !== 'string')
    return null;
  const picture = 'avatar_url' in user && typeof user.avatar_url === 'string' ? user.avatar_url : '';
  return { name: user.first_name, picture: PICTURE.test(picture) ? picture : null };
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
