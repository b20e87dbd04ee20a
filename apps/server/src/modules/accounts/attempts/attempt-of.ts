import type { AccountsDeps } from '../accounts-deps.ts';
import { emailKeyOf } from '../people/users.repo.ts';
import type { Attempt } from './attempts.repo.ts';

/** What is counted for a sign-in attempt on an address: hashes only. */
export const attemptOf = (
  { keys, clock }: AccountsDeps,
  email: string,
  network: string | undefined,
  known: boolean,
): Attempt => ({
  account: keys.hashCounted(`account ${emailKeyOf(email)}`),
  network: keys.hashCounted(`network ${network ?? 'none'}`),
  known,
  at: clock.now(),
});
