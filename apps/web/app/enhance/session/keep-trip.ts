import { problemOf } from '../../lib/problem/problem-error.ts';
import { onTokens } from '../../lib/session/tokens.ts';
import { accountCall } from './account-call.ts';
import { signedInPerson } from './signed-in-person.ts';

const KEEP = { method: 'POST', path: '/trips/:token/keep' };

/** Lets a signed-in user keep the trip of this page in their account (`data-token`), and leads to it there (`data-to`). */
export function enhance(element: HTMLElement): void {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const show = () => {
    const isSignedIn = signedInPerson() !== null;
    part('out')?.toggleAttribute('hidden', isSignedIn);
    part('in')?.toggleAttribute('hidden', !isSignedIn);
  };
  show();
  window.addEventListener('storage', show);
  window.addEventListener('pageshow', show);
  // The call may find that the session has ended.
  onTokens(show);
  const button = part('in')?.querySelector('button');
  button?.addEventListener('click', () => void keep(element, button, part('problem')));
}

async function keep(element: HTMLElement, button: HTMLButtonElement, said: HTMLElement | null): Promise<void> {
  const { token = '', to = '', taken = '', failed = '' } = element.dataset;
  button.disabled = true;
  if (said) said.textContent = '';
  try {
    const { id } = (await accountCall(KEEP, { params: { token }, body: {} })) as { id: string };
    location.assign(`${to}/${id}`);
  } catch (error) {
    const status = problemOf(error)?.status;
    // Without the link’s trip the page says so itself.
    if (status === 404 || status === 410) location.reload();
    else if (said && status !== 401) said.textContent = status === 409 ? taken : failed;
  } finally {
    button.disabled = false;
  }
}
