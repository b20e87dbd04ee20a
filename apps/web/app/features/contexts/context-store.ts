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
  /** The clinic that the session acts for; null for none. */
  context: ProviderContext | null;
  /** Milliseconds since 1970 by this machine's clock. */
  until: number;
  /** Whether the server has been asked. */
  isKnown: boolean;
  /** The context that this page worked in and that ended meanwhile: run out, left in another tab, taken away. */
  lost: ProviderContext | null;
  /** Asking failed the last time; what is shown may be old. */
  failed: boolean;
}

const NONE: ContextState = { context: null, until: 0, isKnown: false, lost: null, failed: false };

/** The clinic that this session acts for: `useProviderContext((state) => state.context)`. */
export const useProviderContext = create<ContextState>()(() => NONE);

function take({ context, expires_in: seconds }: PresentContext | OpenedContext): void {
  const before = useProviderContext.getState();
  const until = Date.now() + (seconds ?? 0) * 1000;
  useProviderContext.setState({ context, until, isKnown: true, failed: false, lost: lostBy(before, context) });
}

/** What stays said of a clinic that is acted for no more, after an answer of the server. */
function lostBy({ context: before, lost }: ContextState, now: ProviderContext | null): ProviderContext | null {
  if (before && before.provider_id !== now?.provider_id) return before;
  return lost && lost.provider_id === now?.provider_id ? null : lost;
}

/** Asks the server for the context of this session. A failure is in the state, and what was known stays. */
export async function refreshContext(): Promise<void> {
  try {
    take(await sessionCall(getProviderContext, {}, { background: true }));
  } catch (error) {
    useProviderContext.setState({ failed: true });
    // Who is neither admin nor organization any more acts for nobody.
    if (problemOf(error)?.code === 'access.not_allowed') take({ context: null, expires_at: null, expires_in: null });
  }
}

/** Takes a context that was just opened here; other tabs ask for it at once. */
export function enterContext(opened: OpenedContext): void {
  useProviderContext.setState({ lost: null, context: null });
  take(opened);
  sayContextChanged();
}

/** Lets the context count longer. Rejects with the problem. */
export async function extendContext(): Promise<void> {
  take(await sessionCall(extendProviderContext));
  sayContextChanged();
}

/** Forgets the context that the person left here; other tabs ask anew. */
export function forgetContext(): void {
  useProviderContext.setState({ ...NONE, isKnown: true });
  sayContextChanged();
}

/** Takes away what is said of a context that ended. */
export const acceptLoss = (): void => useProviderContext.setState({ lost: null });

onContextElsewhere(() => void refreshContext());
