import { SupportTopic, TicketStatus } from '@travesia/contracts/support';
import { choice, defineList, text } from '../../../lib/list/list-definition.ts';

/** What people ask the team, as the address says it. */
export const inboxList = defineList('admin.support', {
  filters: {
    state: choice(TicketStatus.options),
    topic: choice(SupportTopic.options),
    assigned: choice(['me', 'nobody']),
    q: text(40),
  },
});
