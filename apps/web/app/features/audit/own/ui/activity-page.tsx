import { AREAS_IN_USE } from '@travesia/contracts/audit';
import { useRef, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { FilterBar } from '../../../../lib/list/filter-bar.tsx';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useListFilters } from '../../../../lib/list/use-list-filters.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { activityCallOf, activityList } from '../activity-filter.ts';
import { activityTexts } from '../texts.ts';
import { endSessionOf, useActivity } from '../use-activity.ts';
import { ActivityDownload } from './activity-download.tsx';
import { ActivityList } from './activity-list.tsx';
import { NotMeNotice } from './not-me-notice.tsx';

/** `/activity`: activity of the user's account by day, and a way to report actions that were not theirs. */
export function ActivityPage() {
  const t = useTexts(activityTexts);
  const locale = useLocale();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const query = activityCallOf(useAsked(activityList));
  const filters = useListFilters(activityList);
  const words = useFilterWords();
  const known = useActivity(query);
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
      <div className="list-bar">
        <FilterBar definition={activityList} words={words} filters={filters} />
      </div>
      <ActivityList known={known} filters={filters} ending={ending} onNotMe={(id, device) => void notMe(id, device)} />
      {/* Not below a list of unknown length. */}
      {known.data || known.problem ? (
        <div className="activity-foot">
          <ActivityDownload query={query} disabled={!known.data?.data.length} />
          <p className="small muted">{t.rich('wrong', { link: <LocalLink to="/contact?topic=privacy" /> })}</p>
        </div>
      ) : null}
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
  };
}
