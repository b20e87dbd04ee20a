import { type AdminTicketSummary, assignTicket, closeAnyTicket } from '@travesia/contracts/support';
import { type BulkAct, eachOf } from '../../../lib/list/bulk/bulk-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { supportTexts } from '../texts.ts';

/** What the team can do with tickets from the list. */
export function useBulkActs(): BulkAct<AdminTicketSummary>[] {
  const t = useTexts(supportTexts);
  const me = useSession(({ user }) => user?.id ?? '');
  const assign = (assignee: string | null) =>
    eachOf<AdminTicketSummary>(({ id, version }) =>
      sessionCall(assignTicket, { params: { id }, body: { assignee_id: assignee, version } }),
    );
  return [
    {
      key: 'take',
      name: t('inbox.bulk.take'),
      icon: 'user',
      fits: ({ actions, assignee }) => actions.includes('assign') && assignee?.id !== me,
      run: assign(me),
    },
    {
      key: 'release',
      name: t('inbox.bulk.release'),
      icon: 'user-x',
      fits: ({ actions, assignee }) => actions.includes('assign') && assignee !== null,
      run: assign(null),
    },
    {
      key: 'close',
      name: t('team.close'),
      icon: 'circle-check',
      fits: ({ actions }) => actions.includes('close'),
      ask: {
        place: 'tickets.close',
        title: (count) => t('inbox.bulk.close', { count }),
        explain: t('team.closed'),
        reason: 'none',
      },
      run: eachOf(({ id, version }) => sessionCall(closeAnyTicket, { params: { id }, body: { version } })),
    },
  ];
}
