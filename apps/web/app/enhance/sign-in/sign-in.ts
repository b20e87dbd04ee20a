import { loginProvider } from '@travesia/contracts/applications';
import type { UserRole } from '@travesia/contracts/access';
import { keepDraft } from '../../features/accounts/public/auth-draft.ts';
import { goOnAsClinic } from '../../features/accounts/public/go-on.ts';
import type { Refusal } from '../../features/accounts/public/refusal.ts';
import { restoreDraft } from '../../features/accounts/public/restore-draft.ts';
import {
  beginSession,
  goOnTo,
  isAskedMore,
  leaveFor,
  tryCall,
  tryInSession,
} from '../../features/accounts/public/session-acts.ts';
import { canUsePasskeys } from '../../features/two-factor/passkeys/can-use-passkeys.ts';
import { loadPasskeys } from '../../features/two-factor/passkeys/load-passkeys.ts';
import { formValues } from '../../lib/forms/form-state.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { prefetchOnce } from './prefetch.ts';
import { enhancePassword } from './password-button.ts';
import { partOf, refuser } from './show-refusal.ts';
import { showSignedIn } from './signed-in.ts';
import { turnsOf } from './turns.ts';

/** Signs in on `/login` and `/provider/login`, whose HTML is the server's. */
export function enhance(screen: HTMLElement): void {
  const form = screen.querySelector('form');
  if (!form) return;
  enhanceForm(screen, form);
  enhancePasskey(screen);
  enhanceDemo(screen);
  prefetchOnce(screen);
  const show = showSignedIn(screen);
  for (const button of screen.querySelectorAll('button')) button.disabled = false;
  // A page from the back/forward cache is as it was left: busy, with the password, before anyone was signed in.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    for (const button of screen.querySelectorAll('button')) setBusy(button, false);
    show();
  });
}

const locale = () => localeOfPath(location.pathname);

function enhanceForm(screen: HTMLElement, form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('.btn-primary');
  if (!button) return;
  const refusing = refuser(screen, form);
  const turns = turnsOf(screen, form, refusing);
  const isClinic = screen.dataset['door'] === 'clinic';
  restoreDraft(form);
  enhancePassword(form);
  const signIn = async (): Promise<Refusal | null> => {
    const values = formValues(new FormData(form));
    const credentials = { email: values['email']?.trim() ?? '', password: values['password'] ?? '' };
    return tryInSession(locale(), values, (session) =>
      isClinic ? session.login(credentials, loginProvider) : session.login(credentials),
    );
  };
  form.addEventListener('input', () => keepDraft(formValues(new FormData(form))));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void doOnce([button], async () => {
      const refusal = await signIn();
      if (refusal) return turns.refuse(refusal);
      refusing.show(null);
      if (isAskedMore()) return turns.askSecondFactor();
      leaveFor(await (isClinic ? goOnAsClinic : goOnTo)(locale(), location.search));
      return true;
    });
  });
}

function enhancePasskey(screen: HTMLElement): void {
  const section = partOf(screen, 'passkey');
  const button = section?.querySelector('button');
  const status = section?.querySelector<HTMLElement>('[role="status"]');
  if (!section || !button || !status) return;
  if (!canUsePasskeys()) return section.remove();
  const refusing = refuser(screen, section);
  const enter = async () => {
    status.textContent = '';
    let isIn = false;
    const refusal = await tryCall(locale(), {}, async () => {
      const { signInByPasskey } = await loadPasskeys();
      const answer = await signInByPasskey();
      if (!answer) return void (status.textContent = status.dataset['unused'] ?? '');
      beginSession(answer);
      isIn = true;
    });
    refusing.show(refusal);
    if (isIn) leaveFor(goOnTo(locale(), location.search));
    return isIn;
  };
  button.addEventListener('click', () => void doOnce([button], enter));
}

function enhanceDemo(screen: HTMLElement): void {
  const section = partOf(screen, 'demo');
  if (!section) return;
  const refusing = refuser(screen, section);
  const buttons = [...section.querySelectorAll('button')];
  const enter = async (role: UserRole) => {
    const refusal = await tryInSession(locale(), {}, (session) => session.demoLogin(role));
    refusing.show(refusal);
    if (!refusal) leaveFor(goOnTo(locale(), location.search));
    return !refusal;
  };
  for (const button of buttons)
    button.addEventListener('click', () => void doOnce(buttons, () => enter(button.dataset['role'] as UserRole)));
}

/** Does it unless it is under way. The buttons stay busy when it succeeded, until the page is left. */
async function doOnce(buttons: readonly HTMLButtonElement[], act: () => Promise<boolean>): Promise<void> {
  if (buttons.some((button) => button.ariaBusy === 'true')) return;
  for (const button of buttons) setBusy(button, true);
  let isLeaving = false;
  try {
    isLeaving = await act();
  } finally {
    if (!isLeaving) for (const button of buttons) setBusy(button, false);
  }
}

/** As `Button` shows it. */
function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.querySelector('.btn-spinner')?.remove();
  button.querySelector('.icon')?.toggleAttribute('hidden', isBusy);
  if (!isBusy) return button.removeAttribute('aria-busy');
  button.setAttribute('aria-busy', 'true');
  const spinner = document.createElement('span');
  spinner.className = 'btn-spinner';
  spinner.setAttribute('aria-hidden', 'true');
  button.prepend(spinner);
}
