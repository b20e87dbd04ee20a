import { readRecord } from '../../lib/device/device-json.ts';
import { watchActs } from '../../lib/session/inactivity/last-act.ts';
import { onTokens, readTokens } from '../../lib/session/tokens.ts';
import { AUTH_STORAGE, endSession } from './end-session.ts';

const store = () => localStorage;

/** Shows who is signed in, with the way out, in place of the links to sign in; and takes those back to this page. */
export function enhance(element: HTMLElement): void {
  const show = () => {
    const name = signedInName();
    showPerson(element, name);
    feedClock(name !== null);
  };
  show();
  window.addEventListener('storage', show);
  // An account's call may find out that the session has ended.
  onTokens(show);
  // A page that comes back from the browser's memory may be older than the session.
  window.addEventListener('pageshow', show);
  element.addEventListener('travesia:session', show);
  for (const link of element.querySelectorAll<HTMLAnchorElement>('[data-part="signed-out"] a')) {
    for (const act of ['click', 'auxclick']) link.addEventListener(act, () => leadBack(link));
  }
  element.querySelector('[data-part="sign-out"]')?.addEventListener('click', signOut);
  // From here on the links lead back; before, they lead to the sign-in alone.
  element.dataset['leadsBack'] = '';
}

let stopFeeding: (() => void) | undefined;

/** Who reads public pages is not idle: what a signed-in person does here keeps their session, once for all elements. */
function feedClock(isSignedIn: boolean): void {
  if (isSignedIn) stopFeeding ??= watchActs({ warns: false });
  else {
    stopFeeding?.();
    stopFeeding = undefined;
  }
}

/** Given name of who is signed in on this device, or null. */
function signedInName(): string | null {
  const { state } = readRecord(store, AUTH_STORAGE) ?? {};
  if (typeof state !== 'object' || state === null || !('user' in state) || !readTokens()) return null;
  const { user } = state;
  return typeof user === 'object' && user !== null && 'first_name' in user && typeof user.first_name === 'string'
    ? user.first_name
    : null;
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

/** Only on the way, so that the links of all pages are the same to whoever collects them. */
function leadBack(link: HTMLAnchorElement): void {
  const { pathname, search } = window.location;
  link.search = /^\/(?:es|pt)?\/?$/.test(pathname) ? '' : `?${new URLSearchParams({ returnUrl: pathname + search })}`;
}

/** The links are there again at once; nobody waits for the server. */
function signOut(): void {
  void endSession();
  for (const one of document.querySelectorAll('[data-enhance~="session-links"]')) {
    one.dispatchEvent(new Event('travesia:session'));
    one.querySelector<HTMLElement>('[data-part="signed-out"] a')?.focus();
  }
}
