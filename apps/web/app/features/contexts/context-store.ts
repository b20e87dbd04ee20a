import {
  extendProviderContext,
  getProviderContext,
  type OpenedContext,
  type PresentContext,
  type ProviderContext,
} from '@travesia/contracts/contexts';
import { create } from 'zustand';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { onContextElsewhere, sayContextChanged } from './context-signal.ts';

interface ContextState {
  /** The clinic this session acts as; null for none. */
  context: ProviderContext | null;
  /** Milliseconds since 1970, by this device's clock. */
  until: number;
  /** Whether the context was loaded. */
  isKnown: boolean;
  /** The context this page used that ended in the meantime: expired, left in another tab, or revoked. */
  lost: ProviderContext | null;
  /** The last refresh failed; the state may be stale. */
  failed: boolean;
}

const NONE: ContextState = { context: null, until: 0, isKnown: false, lost: null, failed: false };

/** The clinic this session acts as: `useProviderContext((state) => state.context)`. */
export const useProviderContext = create<ContextState>()(() => NONE);

/** How long a context lasts if the server does not say. */
const DEFAULT_SECONDS = 3600;

function held({ context, expires_in: seconds }: PresentContext | OpenedContext) {
  return { context, until: Date.now() + (seconds ?? DEFAULT_SECONDS) * 1000, isKnown: true, failed: false };
}

function take(present: PresentContext | OpenedContext): void {
  const lost = lostBy(useProviderContext.getState(), present.context);
  useProviderContext.setState({ ...held(present), lost });
}

/** The lost context to show, given the server's response. */
function lostBy({ context: before, lost }: ContextState, now: ProviderContext | null): ProviderContext | null {
  if (before && before.provider_id !== now?.provider_id) return before;
  return lost && lost.provider_id === now?.provider_id ? null : lost;
}

/** Counts contexts entered and left in this tab: a response asked for before the last of them is out of date. */
let turn = 0;

/** Loads the session's context. Failures are in the state, and the previous context is kept. */
export async function refreshContext(): Promise<void> {
  const asked = turn;
  try {
    const present = await sessionCall(getProviderContext, {}, { background: true });
    if (asked === turn) take(present);
  } catch (error) {
    if (asked !== turn) return;
    useProviderContext.setState({ failed: true });
    // A user who is no longer an admin or organization member cannot act as a clinic.
    if (problemOf(error)?.code === 'access.not_allowed') take({ context: null, expires_at: null, expires_in: null });
  }
}

/** Stores a context opened in this tab; other tabs refresh at once. */
export function enterContext(opened: OpenedContext): void {
  turn += 1;
  useProviderContext.setState({ ...held(opened), lost: null });
  sayContextChanged();
}

/** Extends the context. Rejects with the problem. */
export async function extendContext(): Promise<void> {
  const asked = turn;
  const extended = await sessionCall(extendProviderContext);
  if (asked === turn) take(extended);
  sayContextChanged();
}

/** Clears the context the user left in this tab; other tabs refresh. */
export function forgetContext(): void {
  turn += 1;
  useProviderContext.setState({ ...NONE, isKnown: true });
  sayContextChanged();
}

/** Dismisses the notice about a lost context. */
export const acceptLoss = (): void => useProviderContext.setState({ lost: null });

onContextElsewhere(() => void refreshContext());
