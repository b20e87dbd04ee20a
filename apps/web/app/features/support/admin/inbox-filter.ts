import { SupportTopic, type TicketState, TicketStatus } from '@travesia/contracts/support';

export interface InboxFilter {
  state: TicketState | undefined;
  topic: SupportTopic | undefined;
  assigned: 'me' | 'nobody' | undefined;
  q: string;
  page: number;
}

const ASSIGNED = ['me', 'nobody'] as const;

/** What an address filters by; anything wrong in it counts as nothing. */
export function inboxFilterOf(query: URLSearchParams): InboxFilter {
  const page = Number(query.get('page'));
  return {
    state: TicketStatus.safeParse(query.get('state')).data,
    topic: SupportTopic.safeParse(query.get('topic')).data,
    assigned: ASSIGNED.find((value) => value === query.get('assigned')),
    q: (query.get('q') ?? '').trim().slice(0, 40),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The query of an address with some of it changed; empty values go. Another filter begins with its first page. */
export function changedQuery(query: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  if (!('page' in change) && !('ticket' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
