import type { Quote } from '@travesia/contracts/journeys';

type Happened = 'sent' | 'validUntil' | 'accepted' | 'declined' | 'expired' | 'superseded';

/** What happened to a quote that was sent, oldest first; of a replaced one the instant isn't known. */
export function historyOf({
  status,
  sent_at: sent,
  decided_at: decided,
  valid_until: until,
}: Pick<Quote, 'status' | 'sent_at' | 'decided_at' | 'valid_until'>): { what: Happened; at: string | null }[] {
  const first = { what: 'sent' as const, at: sent };
  if (status === 'draft') return [];
  if (status === 'sent') return [first, { what: 'validUntil', at: until }];
  if (status === 'expired') return [first, { what: 'expired', at: until }];
  return [first, { what: status, at: status === 'superseded' ? null : decided }];
}
