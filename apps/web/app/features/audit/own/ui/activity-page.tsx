import { AREAS_IN_USE, listActivity } from '@travesia/contracts/audit';
import { useRef, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { activityCallOf, activityList } from '../activity-filter.ts';
import { activityTexts } from '../texts.ts';
import { endSessionOf } from '../use-activity.ts';
import { useActivityColumns } from './activity-columns.tsx';
import { ActivityDownload } from './activity-download.tsx';
import { NotMeNotice } from './not-me-notice.tsx';

/** `/activity`: activity of the user's account, and a way to report actions that were not theirs. */
export function ActivityPage() {
  const t = useTexts(activityTexts);
  const locale = useLocale();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const asked = useAsked(activityList);
  const query = activityCallOf(asked);
  const words = useFilterWords();
  const { sort, page } = asked;
  const known = useCall(listActivity, { query: { ...query, sort, page } }, { keep: true });
  const [ended, setEnded] = useState<string | null>(null);
  const { doing: ending, problem, run } = useAct();
  const notice = useRef<HTMLDivElement>(null);

  const notMe = async (sessionId: string, device: string) => {
    await run(async () => {
      await endSessionOf(sessionId);
      setEnded(device);
      await known.reload();
    }, sessionId);
    // The next step is at the top.
    requestAnimationFrame(() => notice.current?.focus());
  };
  const columns = useActivityColumns({ ending, onNotMe: (id, device) => void notMe(id, device) });
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="activity-lead muted">{isDemo ? t('lead.demo') : t('lead')}</p>
      <div ref={notice} tabIndex={-1} className="activity-notice">
        {ended === null ? null : <NotMeNotice device={ended} />}
        {problem ? (
          <Notice tone="danger" role="alert" title={t('notMe.failed')}>
            <p>{problemText(locale, problem)}</p>
          </Notice>
        ) : null}
      </div>
      <ListScreen
        definition={activityList}
        filters={words}
        caption={t('title')}
        loaded={known}
        rowKey={({ id }) => id}
        columns={columns}
        tools={<ActivityDownload query={query} disabled={!known.data?.total} />}
        empty={t('list.empty')}
        nothing={t('list.nothing')}
      />
      <p className="small muted activity-foot">
        {t.rich('wrong', { link: <LocalLink to="/contact?topic=privacy" /> })}
      </p>
    </>
  );
}

function useFilterWords(): WordsOf<typeof activityList> {
  const t = useTexts(activityTexts);
  return {
    label: t('filter.label'),
    filters: {
      area: {
        label: t('filter.area'),
        any: t('area.all'),
        options: AREAS_IN_USE.map((value) => ({ value, label: t(`area.${value}`) })),
      },
      from: { label: t('filter.from') },
      to: { label: t('filter.to') },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}
