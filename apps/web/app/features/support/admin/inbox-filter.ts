import { SUPPORT_TOPICS, TICKET_SORTS, TICKET_STATES } from '@travesia/contracts/support';
import { choice, defineList, text } from '../../../lib/list/list-definition.ts';

/** The team's ticket list, from its URL. */
export const inboxList = defineList('admin.support', {
  filters: {
    state: choice(TICKET_STATES),
    topic: choice(SUPPORT_TOPICS),
    assigned: choice(['me', 'nobody']),
    q: text(40),
  },
  sorts: TICKET_SORTS,
});
