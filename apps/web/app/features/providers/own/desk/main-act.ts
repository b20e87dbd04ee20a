import type { JourneySummary } from '@travesia/contracts/journeys';
import type { ClinicOverview } from '@travesia/contracts/providers';

interface MainAct {
  name: 'answer' | 'complete';
  /** Below the clinic's screens. */
  path: string;
}

type Journey = Pick<JourneySummary, 'id' | 'answer_due_at'>;

/**
 * What the clinic should do first: answer whoever is due first, of requests and journeys, then complete its listing; null if there
 * is nothing.
 */
export function mainAct(
  { requests, actions, listing }: Pick<ClinicOverview, 'requests' | 'actions' | 'listing'>,
  journey: Journey | null = null,
): MainAct | null {
  const [oldest] = requests.data;
  // A request may be answered until its day ends.
  if (journey?.answer_due_at && (!oldest || journey.answer_due_at.slice(0, 10) <= oldest.due_on))
    return { name: 'answer', path: `journeys/${journey.id}` };
  if (oldest) return { name: 'answer', path: `requests/${oldest.id}` };
  const isWhole = listing.items.every(({ done }) => done);
  return actions.includes('change_profile') && !isWhole ? { name: 'complete', path: 'settings' } : null;
}
