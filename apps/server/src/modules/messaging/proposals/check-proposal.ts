import type { NewProposal } from '@travesia/contracts/messaging';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listServiceOffers, readTimeStates } from '../../bookings/index.ts';
import type { SideRow } from '../conversations.repo.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { type CheckedProposal, isClinicianOf, listSentQuotes } from './proposals.repo.ts';
import { proposingSides, type ProposingSides } from './proposing-sides.ts';

/**
 * Whether the user’s side can propose this in a conversation now. Throws `messaging.nothing_to_propose`, `messaging.time_not_free` and
 * `messaging.quote_not_found`.
 */
export async function checkProposal(
  deps: Pick<MessagingDeps, 'busy' | 'clock'>,
  tx: Tx,
  { own }: { own: Pick<SideRow, 'conversationId' | 'providerId'> },
  proposal: NewProposal,
): Promise<CheckedProposal> {
  const sides = await proposingSides(tx, own);
  if (proposal.kind === 'quote') {
    const [found] = await listSentQuotes(tx, { ...sides, id: proposal.quote_id }, 1);
    if (!found) throw new ProblemError('messaging.quote_not_found');
    return { kind: 'quote', quoteId: found.quote.id };
  }
  return checkTimes(deps, tx, sides, proposal);
}

async function checkTimes(
  deps: Pick<MessagingDeps, 'busy' | 'clock'>,
  tx: Tx,
  sides: ProposingSides,
  { visit, service_type: service, clinician_id: clinicianId, starts }: Extract<NewProposal, { kind: 'times' }>,
): Promise<CheckedProposal> {
  const times = [...new Set(starts)].map((at) => new Date(at)).sort((one, other) => one.getTime() - other.getTime());
  const refuse = (): never => {
    throw new ProblemError('messaging.time_not_free');
  };
  if (!(await isClinicianOf(tx, sides.providerId, clinicianId))) return refuse();
  if (service !== null) {
    const offers = await listServiceOffers(tx, { providerId: sides.providerId, service, clinicianId });
    if (visit !== 'online' || offers.length === 0) return refuse();
  }
  const states = await readTimeStates(deps, tx, { ...sides, kind: visit, clinicianId, starts: times });
  if (states.some(({ state }) => state !== 'free')) return refuse();
  return { kind: 'times', visit, serviceType: service, clinicianId, starts: times };
}
