import type { refresh } from '@travesia/contracts/accounts';
import type { EndpointOutput, Problem } from '@travesia/contracts/kit';
import { browserCall } from '../api/browser-call.ts';
import { problemOf } from '../problem/problem-error.ts';
import { keepTokens, onTokens, readTokens, type Tokens } from './tokens.ts';

/** What came of asking for new tokens: the tokens to use from now on, or none and, as far as known, why. */
export interface RefreshOutcome {
  tokens: Tokens | null;
  problem?: Problem | undefined;
}

const LOCK = 'travesia.refresh';
/** What another tab wrote may arrive after the lock it gave back; it comes within a few milliseconds. */
const STORAGE_ARRIVES_MS = 300;
/** By itself: pages that are not hydrated refresh as well, and cannot carry the contracts. */
const REFRESH = { method: 'POST', path: '/auth/refresh' } as const;
const call = browserCall();
let running: Promise<RefreshOutcome> | undefined;

/**
 * Gets tokens newer than the access token `spent`: by asking the server, once for all who wait in this tab and in others;
 * who waited for another tab uses what it got.
 */
export function refreshTokens(spent: string): Promise<RefreshOutcome> {
  running ??= alone((waited) => refreshOnce(spent, waited)).finally(() => {
    running = undefined;
  });
  return running;
}

/** One tab at a time where the browser has locks (on https). The server gives two tabs the same successor in any case. */
async function alone(act: (waited: boolean) => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return act(false);
  const atOnce = await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? act(false) : null));
  return atOnce ?? locks.request(LOCK, () => act(true));
}

async function refreshOnce(spent: string, waited: boolean): Promise<RefreshOutcome> {
  if (waited) await otherThan(spent);
  const tokens = readTokens();
  if (!tokens || tokens.access_token !== spent) return { tokens };
  try {
    const body = { refresh_token: tokens.refresh_token, rotate: true };
    const fresh = (await call(REFRESH, { body })) as EndpointOutput<typeof refresh>;
    const present = readTokens();
    // Somebody signed out or in while the answer was on its way: what they left behind stands.
    if (present?.refresh_token !== tokens.refresh_token) return { tokens: present };
    const next = { ...tokens, ...fresh };
    keepTokens(next);
    return { tokens: next };
  } catch (error) {
    // Without locks another tab may have been first, and its tokens are good.
    const present = readTokens();
    if (present && present.refresh_token !== tokens.refresh_token) return { tokens: present };
    return { tokens: null, problem: problemOf(error) };
  }
}

/** Waits a moment for another tab's tokens, or for their end. */
function otherThan(spent: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (readTokens()?.access_token !== spent) done();
    };
    const done = () => {
      clearTimeout(timer);
      end();
      resolve();
    };
    const timer = setTimeout(done, STORAGE_ARRIVES_MS);
    const end = onTokens(look);
    look();
  });
}
