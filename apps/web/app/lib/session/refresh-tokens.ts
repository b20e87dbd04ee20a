import type { refresh } from '@travesia/contracts/accounts';
import type { EndpointOutput, Problem } from '@travesia/contracts/kit';
import { browserCall } from '../api/browser-call.ts';
import { problemOf } from '../problem/problem-error.ts';
import { keepTokens, onTokens, readTokens, type Tokens } from './tokens.ts';

/** Result of a refresh: the new tokens, or none and, if known, the reason. */
export interface RefreshOutcome {
  tokens: Tokens | null;
  problem?: Problem | undefined;
}

const LOCK = 'travesia.refresh';
/** What another tab wrote may arrive after it released its lock; within a few milliseconds. */
const STORAGE_ARRIVES_MS = 300;
/** Standalone: pages without hydration refresh as well, and can't load the contracts. */
const REFRESH = { method: 'POST', path: '/auth/refresh' } as const;
const call = browserCall();
let running: Promise<RefreshOutcome> | undefined;

/**
 * Gets tokens newer than the access token `spent` from the server, with one request for this tab and others; tabs that
 * waited use the result.
 */
export function refreshTokens(spent: string): Promise<RefreshOutcome> {
  running ??= alone((waited) => refreshOnce(spent, waited)).finally(() => {
    running = undefined;
  });
  return running;
}

/** One tab at a time if the browser has locks (on https). The server gives two tabs the same successor in any case. */
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
    // Someone signed out or in during the request: keep their state.
    if (present?.refresh_token !== tokens.refresh_token) return { tokens: present };
    const next = { ...tokens, ...fresh };
    keepTokens(next);
    return { tokens: next };
  } catch (error) {
    // Without locks another tab may have been first, and its tokens are valid.
    const present = readTokens();
    if (present && present.refresh_token !== tokens.refresh_token) return { tokens: present };
    return { tokens: null, problem: problemOf(error) };
  }
}

/** Waits a moment for another tab's tokens, or their removal. */
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
