import {
  checkFeatures,
  FEATURE_KEYS,
  type FeatureChecks,
  type FeatureKey,
  FLAG_MINUTES,
} from '@travesia/contracts/access';
import type { User } from '@travesia/contracts/accounts';
import { create } from 'zustand';
import { sessionCall } from '../../lib/session/session-call.ts';
import { keepFlags, keptFlags } from './kept-flags.ts';

const FRESH_MS = FLAG_MINUTES * 60_000;

type Person = Pick<User, 'id' | 'role'>;

interface FlagsState {
  /** Whose answers these are: account and role. */
  owner: string | null;
  checks: FeatureChecks | null;
  /** When they were given; milliseconds since 1970. */
  at: number;
  failed: boolean;
}

/** What the person of this page may see; null checks until that is known. */
export const useFlags = create<FlagsState>()(() => ({ owner: null, checks: null, at: 0, failed: false }));

const ownerOf = ({ id, role }: Person) => `${id} ${role}`;
let asking: { owner: string; done: Promise<void> } | null = null;

/** Whether what is known is theirs and not older than five minutes. */
export function isFresh(person: Person, now = Date.now()): boolean {
  const { owner, checks, at } = useFlags.getState();
  return owner === ownerOf(person) && checks !== null && now - at >= 0 && now - at < FRESH_MS;
}

/**
 * Finds out with one call which features a person has, unless that is known from the last five minutes in this tab. Whoever
 * asks meanwhile waits for the same call. Never rejects: a check that failed is in the state, and what was known before stays.
 */
export function loadFlags(person: Person, { anew = false } = {}): Promise<void> {
  const owner = ownerOf(person);
  if (useFlags.getState().owner !== owner)
    useFlags.setState({ owner, failed: false, ...(keptFlags(owner) ?? { checks: null, at: 0 }) });
  if (!anew && isFresh(person)) return Promise.resolve();
  if (asking?.owner !== owner || anew) {
    const done = ask(owner).finally(() => {
      if (asking?.done === done) asking = null;
    });
    asking = { owner, done };
  }
  return asking.done;
}

async function ask(owner: string): Promise<void> {
  try {
    const checks = await sessionCall(checkFeatures, { body: FEATURE_KEYS }, { background: true });
    if (useFlags.getState().owner !== owner) return;
    const at = Date.now();
    useFlags.setState({ checks, at, failed: false });
    keepFlags(owner, { checks, at });
  } catch {
    // The screens say so; a session that ended has been left already.
    if (useFlags.getState().owner === owner) useFlags.setState({ failed: true });
  }
}

/** Milliseconds until what is known should be asked anew. */
export const msUntilStale = (now = Date.now()): number => Math.max(0, useFlags.getState().at + FRESH_MS - now);

/** Whether a feature is on for the person: `unknown` while that is being found out, `failed` when it could not be. */
export type FeatureState = 'open' | 'closed' | 'unknown' | 'failed';

export function featureState({ checks, failed }: Pick<FlagsState, 'checks' | 'failed'>, key: FeatureKey): FeatureState {
  if (checks) return checks[key] === true ? 'open' : 'closed';
  return failed ? 'failed' : 'unknown';
}
