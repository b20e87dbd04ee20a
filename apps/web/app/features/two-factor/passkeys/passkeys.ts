import type { SignedIn } from '@travesia/contracts/accounts';
import {
  passkeySignIn,
  passkeySignInOptions,
  type PasskeyRegistration,
  type PasskeyAssertion,
} from '@travesia/contracts/two-factor';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** Result of a passkey prompt: the device's response, or nothing if the user canceled or it has no passkey. */
type Asked<T> = T | null;

/** Loads the library only when a passkey is about to be used. */
const load = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof load>>;

/** Asks the device to authenticate its owner. */
export async function provePasskey(): Promise<Asked<PasskeyAssertion>> {
  const { startAuthentication } = await load();
  const { options } = await sessionCall(passkeySignInOptions);
  const optionsJSON = options as unknown as Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  return orNothing(startAuthentication({ optionsJSON })) as Promise<Asked<PasskeyAssertion>>;
}

/** Signs in with a passkey alone; null if the prompt was canceled. */
export async function signInByPasskey(): Promise<Asked<SignedIn>> {
  const passkey = await provePasskey();
  return passkey && sessionCall(passkeySignIn, { body: { passkey, time_zone: ownTimeZone() } });
}

/** Asks the device to create a passkey; `known` if it already has one for this account. */
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

/** Browsers report the same error for a cancellation, a timeout and a device without a passkey. */
async function orNothing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (['NotAllowedError', 'AbortError'].includes(nameOf(error))) return null;
    throw error;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
