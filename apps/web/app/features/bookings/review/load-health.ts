import { type Case, getCase, listCases, listMyJourneys } from '@travesia/contracts/journeys';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** The user’s health answers for a package: those of a journey whose time was not paid, else of an open case; null without any. */
async function load(offer: string, signal: AbortSignal): Promise<{ answers: Case | null }> {
  const options = { background: true, signal } as const;
  const [cases, deciding] = await Promise.all([
    sessionCall(listCases, { query: { limit: 100 } }, options),
    sessionCall(listMyJourneys, { query: { tab: 'deciding', limit: 100 } }, options),
  ]);
  const unpaid = deciding.data.find(({ package: of, actions }) => of?.id === offer && actions.includes('book_time'));
  const open = cases.data.find(({ package: of, status }) => of?.id === offer && status !== 'closed');
  const id = unpaid?.case_id ?? open?.id;
  return { answers: id ? await sessionCall(getCase, { params: { id } }, options) : null };
}

/** Loads the health answers that a package is booked with. */
export const useHealth = (offer: string) => useLoad(['health answers', offer], (signal) => load(offer, signal));

/** Whether a package can be booked with these answers. */
export const isReady = ({ completeness, needs_clinician: isLookedAt }: Case): boolean =>
  completeness.faults.length === 0 && !isLookedAt;
