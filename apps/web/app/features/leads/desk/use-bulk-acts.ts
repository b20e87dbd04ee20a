import type { LeadSummary } from '@travesia/contracts/leads';
import { type BulkAct, eachOf } from '../../../lib/list/bulk/bulk-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import type { DeskCalls } from './desk-calls.ts';
import { deskTexts } from './texts.ts';

/** What can be done with requests from their list. */
export function useBulkActs(calls: DeskCalls): BulkAct<LeadSummary>[] {
  const t = useTexts(deskTexts);
  const me = useSession(({ user }) => user?.id ?? '');
  const assign = (assignee: string | null) =>
    eachOf<LeadSummary>(({ id, version }) =>
      sessionCall(calls.assign, { params: { id }, body: { assignee_id: assignee, version } }),
    );
  return [
    {
      key: 'take',
      name: t('bulk.take'),
      icon: 'user',
      fits: ({ actions, assignee }) => actions.includes('assign') && assignee?.id !== me,
      run: assign(me),
    },
    {
      key: 'release',
      name: t('bulk.release'),
      icon: 'user-x',
      fits: ({ actions, assignee }) => actions.includes('assign') && assignee !== null,
      run: assign(null),
    },
    {
      key: 'close',
      name: t('decide.close'),
      icon: 'circle-x',
      fits: ({ actions }) => actions.includes('close'),
      ask: {
        place: 'leads.close',
        title: (count) => t('bulk.close.title', { count }),
        explain: t('bulk.close.explain'),
        reason: 'none',
        isDangerous: true,
      },
      run: eachOf(({ id, version }) =>
        sessionCall(calls.decide, { params: { id }, body: { action: 'close', version } }),
      ),
    },
  ];
}
