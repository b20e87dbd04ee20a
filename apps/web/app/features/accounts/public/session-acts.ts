import { forgotPassword, resendVerification, type SignedIn, type SignInAnswer } from '@travesia/contracts/accounts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { homeOf } from '../../../lib/session/role-home.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { forgetDraft, keptReturn } from './auth-draft.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { returnAddress } from './return-address.ts';

type Values = Record<string, string>;
type Session = ReturnType<typeof useSession.getState>;

/** Lets the session do something; null when that worked, otherwise why it did not. */
export async function tryInSession(
  locale: Locale,
  values: Values,
  act: (session: Session) => Promise<boolean>,
): Promise<Refusal | null> {
  if ((await act(useSession.getState())) || isAskedMore()) return null;
  const { problem, error } = useSession.getState();
  return refusalOf(locale, values, problem, error);
}

/** Makes a call; null when it was answered, otherwise why it was not. */
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

/** Whether a first step was right and the second factor is awaited. */
export const isAskedMore = (): boolean => useSession.getState().secondStep !== null;

/** Begins the session that a call has answered with. */
export const beginSession = (answer: SignedIn): void => {
  useSession.getState().signedIn(answer);
};

/** Takes the answer to a link of a mail: a session, or the question for the second factor. */
export const takeAnswer = (answer: SignInAnswer): void => {
  useSession.getState().answered(answer);
};

/** Where somebody who has just signed in goes on: to where they came from, or home. Nothing is kept for that any more. */
export function goOnTo(locale: Locale, search: string): string {
  const { user } = useSession.getState();
  const to = returnAddress(search) ?? keptReturn() ?? homeOf(locale, user ?? { role: 'patient' });
  forgetDraft();
  return to;
}

/** How these screens are left: the pages of the site are documents of their own. */
export const page = { assign: (address: string): void => window.location.assign(address) };
export const leaveFor = (address: string): void => page.assign(address);

const MAILS = { verify: resendVerification, reset: forgotPassword } as const;

/** Asks for a mail with a link to an address; null when that worked. */
export const askForLink = (locale: Locale, kind: keyof typeof MAILS, email: string): Promise<Refusal | null> =>
  tryCall(locale, { email }, () => sessionCall(MAILS[kind], { body: { email } }));
