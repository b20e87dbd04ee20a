import {
  type ConfirmationAnswer,
  forgotPassword,
  resendVerification,
  type SignedIn,
  type SignInAnswer,
} from '@travesia/contracts/accounts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { homeOf } from '../../../lib/session/role-home.ts';
import { withSavedSettings } from '../../../lib/session/saved-settings.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { session, type SessionState } from '../../../lib/session/session-state.ts';
import { forgetDraft, keptReturn } from './auth-draft.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { returnAddress } from './return-address.ts';

type Values = Record<string, string>;

/** Runs a session action; returns null on success, otherwise the refusal. */
export async function tryInSession(
  locale: Locale,
  values: Values,
  act: (state: SessionState) => Promise<boolean>,
): Promise<Refusal | null> {
  if ((await act(session.getState())) || isAskedMore()) return null;
  const { problem, error } = session.getState();
  return refusalOf(locale, values, problem, error);
}

/** Runs a call; returns null on success, otherwise the refusal. */
export async function tryCall(locale: Locale, values: Values, call: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await call();
    return null;
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return refusalOf(locale, values, problem, problemText(locale, problem));
  }
}

/** Whether the first step succeeded and a second factor is required. */
export const isAskedMore = (): boolean => session.getState().secondStep !== null;

/** Starts the session returned by a call. */
export const beginSession = (answer: SignedIn): void => {
  session.getState().signedIn(answer);
};

/** Handles the response to an email link: a session, or a second-factor challenge. */
export const takeAnswer = (answer: SignInAnswer): void => {
  session.getState().answered(answer);
};

/** Handles the response to a confirmation link; true if it was used before and signs nobody in. */
export function takeConfirmation(answer: ConfirmationAnswer): boolean {
  if ('email_verified' in answer) return true;
  takeAnswer(answer);
  return false;
}

/** Returns where to go after sign-in: the return address or home, in the account's language. Clears stored sign-in data. */
export function goOnTo(locale: Locale, search: string): string {
  const { user } = session.getState();
  const to = returnAddress(search) ?? keptReturn() ?? homeOf(locale, user ?? { role: 'patient' });
  forgetDraft();
  return user ? withSavedSettings(user, to) : to;
}

/** Leaves these screens with a full page load, because the site's pages are separate documents. */
export const page = { assign: (address: string): void => window.location.assign(address) };
export const leaveFor = (address: string): void => page.assign(address);

const MAILS = { verify: resendVerification, reset: forgotPassword } as const;

/** Requests an email with a link; returns null on success. */
export const askForLink = (locale: Locale, kind: keyof typeof MAILS, email: string): Promise<Refusal | null> =>
  tryCall(locale, { email }, () => sessionCall(MAILS[kind], { body: { email } }));
