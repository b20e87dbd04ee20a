import { useState } from 'react';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { addDays } from '../../../../lib/dates/calendar-date.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { byDay, dayOf } from '../activity-days.ts';
import type { ActivityFilter } from '../activity-filter.ts';
import { activityTexts } from '../texts.ts';
import type { KnownActivity } from '../use-activity.ts';
import { ActivityLine } from './activity-line.tsx';

interface ActivityListProps {
  known: KnownActivity;
  filter: ActivityFilter;
  /** Session that is being ended. */
  ending: string | null;
  onNotMe: (sessionId: string, device: string) => void;
  onFilter: (filter: ActivityFilter) => void;
}

/** The entries under their days. */
export function ActivityList({ known, filter, ending, onNotMe, onFilter }: ActivityListProps) {
  const t = useTexts(activityTexts);
  const { entries, hasMore, isLoading, more } = known;
  const zone = ownTimeZone();
  return (
    <div className="activity-days" aria-busy={isLoading || undefined}>
      {entries?.length === 0 ? <Nothing filter={filter} onFilter={onFilter} /> : null}
      {byDay(entries ?? [], zone).map(({ day, entries: lines }) => (
        <section key={day} className="activity-day" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            <DayName day={day} zone={zone} />
          </h2>
          <ol className="card activity-lines">
            {lines.map((entry) => (
              <ActivityLine
                key={entry.id}
                entry={entry}
                zone={zone}
                isEnding={ending === entry.session_id}
                onNotMe={onNotMe}
              />
            ))}
          </ol>
        </section>
      ))}
      <Failure known={known} />
      {entries === null && isLoading ? <Loading /> : null}
      {hasMore ? (
        <Button type="button" className="activity-more" busy={isLoading} onClick={() => void more()}>
          {t('list.more')}
        </Button>
      ) : null}
    </div>
  );
}

function DayName({ day, zone }: { day: string; zone: string }) {
  const t = useTexts(activityTexts);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const today = dayOf(now, zone);
  if (day === today) return t('day.today');
  if (day === addDays(today, -1)) return t('day.yesterday');
  return format.date(day);
}

function Nothing({ filter, onFilter }: Pick<ActivityListProps, 'filter' | 'onFilter'>) {
  const t = useTexts(activityTexts);
  if (!filter.area && !filter.from && !filter.to) return <EmptyState title={t('list.empty')} />;
  return (
    <EmptyState
      title={t('list.nothing')}
      action={
        <Button type="button" onClick={() => onFilter({ area: null, from: null, to: null })}>
          {t('list.all')}
        </Button>
      }
    />
  );
}

function Failure({ known: { entries, problem, reload, more } }: { known: KnownActivity }) {
  const t = useTexts(activityTexts);
  const locale = useLocale();
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert" title={entries ? t('list.moreFailed') : t('list.failed')}>
      <p>{problemText(locale, problem)}</p>
      <p className="notice-actions">
        <Button type="button" size="small" onClick={() => void (entries ? more() : reload())}>
          {t('list.again')}
        </Button>
      </p>
    </Notice>
  );
}

function Loading() {
  const t = useTexts(activityTexts);
  return (
    <div className="activity-day">
      <p role="status" className="sr-only">
        {t('list.loading')}
      </p>
      <Skeleton width="8em" height="1.6em" />
      <div className="card activity-lines" aria-hidden="true">
        {[1, 2, 3, 4].map((line) => (
          <div key={line} className="activity-line">
            <Skeleton height="3em" />
          </div>
        ))}
      </div>
    </div>
  );
}
