import type { ProposableVisit } from '@travesia/contracts/messaging';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { findBookableClinic } from '../../../bookings/index.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { readProposingSides } from '../proposing-sides.ts';
import { listVisits } from '../proposals.repo.ts';

/**
 * Visits of which a clinic can propose times in a conversation; none if it takes no bookings. Throws
 * `messaging.conversation_not_found` and `messaging.nothing_to_propose`.
 */
export async function listProposableVisitsQuery(
  { database: { db }, takeSide }: MessagingDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<{ data: ProposableVisit[] }> {
  const { providerId } = await readProposingSides({ db, takeSide }, id, actor);
  const rows = (await findBookableClinic(db, providerId)) ? await listVisits(db, providerId) : [];
  return {
    data: rows.map(({ visit, service, serviceName, clinicianId, clinician, priceMinor, currency }) => ({
      visit,
      service: service && serviceName ? { slug: service, name: serviceName[language] } : null,
      clinician: { id: clinicianId, name: clinician },
      price: priceMinor && currency ? { amount: priceMinor, currency } : null,
    })),
  };
}
