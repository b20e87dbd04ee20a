import type { ClinicOverview } from '@travesia/contracts/providers';

interface MainAct {
  name: 'answer' | 'complete';
  /** Below the clinic's screens. */
  path: string;
}

/** What the clinic should do first: answer whoever has waited longest, then complete its listing; null if there is nothing. */
export function mainAct({
  requests,
  actions,
  listing,
}: Pick<ClinicOverview, 'requests' | 'actions' | 'listing'>): MainAct | null {
  const [oldest] = requests.data;
  if (oldest) return { name: 'answer', path: `requests/${oldest.id}` };
  const isWhole = listing.items.every(({ done }) => done);
  return actions.includes('change_profile') && !isWhole ? { name: 'complete', path: 'settings' } : null;
}
