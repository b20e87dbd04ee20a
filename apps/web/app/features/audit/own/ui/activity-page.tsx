import type { Problem } from '@travesia/contracts/kit';
import { useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { ActivityFilter } from '../activity-filter.ts';
import { activityTexts } from '../texts.ts';
import { endSessionOf, useActivity } from '../use-activity.ts';
import { ActivityDownload } from './activity-download.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityList } from './activity-list.tsx';
import { NotMeNotice } from './not-me-notice.tsx';

interface ActivityPageProps {
  /** As the address says it. */
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}

/** `/activity`: what was done with one's account, by day, and what to do about what one did not do. */
export function ActivityPage({ filter, onFilter }: ActivityPageProps) {
  const t = useTexts(activityTexts);
  const locale = useLocale();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const known = useActivity(filter);
  const [ending, setEnding] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const notice = useRef<HTMLDivElement>(null);

  const notMe = async (sessionId: string, device: string) => {
    setEnding(sessionId);
    setProblem(null);
    try {
      await endSessionOf(sessionId);
      setEnded(device);
      // What is to be done next stands at the top.
      requestAnimationFrame(() => notice.current?.focus());
      await known.reload();
    } catch (error) {
      setProblem(problemOf(error) ?? null);
      requestAnimationFrame(() => notice.current?.focus());
    } finally {
      setEnding(null);
    }
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
      <ActivityFilters key={JSON.stringify(filter)} filter={filter} onFilter={onFilter} />
      <ActivityList
        known={known}
        filter={filter}
        ending={ending}
        onNotMe={(id, device) => void notMe(id, device)}
        onFilter={onFilter}
      />
      <div className="activity-foot">
        <ActivityDownload filter={filter} disabled={!known.entries?.length} />
        <p className="small muted">{t.rich('wrong', { link: <LocalLink to="/contact?topic=privacy" /> })}</p>
      </div>
    </>
  );
}
