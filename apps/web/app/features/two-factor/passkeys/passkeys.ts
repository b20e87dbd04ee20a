import type { SignedIn } from '@travesia/contracts/accounts';
import {
  passkeySignIn,
  passkeySignInOptions,
  type PasskeyRegistration,
  type PasskeyAssertion,
} from '@travesia/contracts/two-factor';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** What came of asking the device: its answer, or nothing because the person closed it or it knows no passkey. */
type Asked<T> = T | null;

/** The library is loaded when somebody wants to use a passkey, not before. */
const load = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof load>>;

/** Asks the device to prove who its owner is. */
export async function provePasskey(): Promise<Asked<PasskeyAssertion>> {
  const { startAuthentication } = await load();
  const { options } = await sessionCall(passkeySignInOptions);
  const optionsJSON = options as unknown as Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  return orNothing(startAuthentication({ optionsJSON })) as Promise<Asked<PasskeyAssertion>>;
}

/** Signs in by a passkey alone; null when the device was not used. */
export async function signInByPasskey(): Promise<Asked<SignedIn>> {
  const passkey = await provePasskey();
  return passkey && sessionCall(passkeySignIn, { body: { passkey, time_zone: ownTimeZone() } });
}

/** Asks the device to make a passkey; `known` when it has one for this account already. */
export async function makePasskey(
  options: Record<string, unknown>,
): Promise<Asked<PasskeyRegistration['passkey']> | 'known'> {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as Parameters<Library['startRegistration']>[0]['optionsJSON'];
  try {
    return (await orNothing(startRegistration({ optionsJSON }))) as PasskeyRegistration['passkey'] | null;
  } catch (error) {
    if (nameOf(error) === 'InvalidStateError') return 'known';
    throw error;
  }
}

/** Browsers say the same for a person who changed their mind, a time that ran out and a device without a passkey. */
async function orNothing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (['NotAllowedError', 'AbortError'].includes(nameOf(error))) return null;
    throw error;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
