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
  /** Account and role these checks belong to. */
  owner: string | null;
  checks: FeatureChecks | null;
  /** When they were loaded; milliseconds since 1970. */
  at: number;
  failed: boolean;
}

/** Features of the current user; `checks` is null until loaded. */
export const useFlags = create<FlagsState>()(() => ({ owner: null, checks: null, at: 0, failed: false }));

const ownerOf = ({ id, role }: Person) => `${id} ${role}`;
let asking: { owner: string; done: Promise<void> } | null = null;

/** Whether the loaded checks are this user's and at most five minutes old. */
export function isFresh(person: Person, now = Date.now()): boolean {
  const { owner, checks, at } = useFlags.getState();
  return owner === ownerOf(person) && checks !== null && now - at >= 0 && now - at < FRESH_MS;
}

/**
 * Loads a user's features with one call, unless this tab loaded them in the last five minutes. Concurrent callers
 * share the call. Never rejects: failures are in the state, and previous checks are kept.
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
    // The screens show the failure; an expired session has already been left.
    if (useFlags.getState().owner === owner) useFlags.setState({ failed: true });
  }
}

/** Milliseconds until the checks should be reloaded. */
export const msUntilStale = (now = Date.now()): number => Math.max(0, useFlags.getState().at + FRESH_MS - now);

/** Whether the user has a feature: `unknown` while loading, `failed` if loading failed. */
export type FeatureState = 'open' | 'closed' | 'unknown' | 'failed';

export function featureState({ checks, failed }: Pick<FlagsState, 'checks' | 'failed'>, key: FeatureKey): FeatureState {
  if (checks) return checks[key] === true ? 'open' : 'closed';
  return failed ? 'failed' : 'unknown';
}
