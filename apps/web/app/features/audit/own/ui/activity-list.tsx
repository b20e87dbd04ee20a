import { useState } from 'react';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { dayBefore } from '../../../../lib/dates/day-before.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListFilters } from '../../../../lib/list/use-list-filters.ts';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { byDay, dayOf } from '../activity-days.ts';
import { activityTexts } from '../texts.ts';
import type { KnownActivity } from '../use-activity.ts';
import { ActivityLine } from './activity-line.tsx';

interface ActivityListProps {
  known: KnownActivity;
  filters: ListFilters;
  /** ID of the session being signed out. */
  ending: string | null;
  onNotMe: (sessionId: string, device: string) => void;
}

/** Entries grouped by day. */
export function ActivityList({ known, filters, ending, onNotMe }: ActivityListProps) {
  const t = useTexts(activityTexts);
  const { data, isLoading, more, paging } = known;
  const entries = data?.data;
  const zone = ownTimeZone();
  return (
    <div className="activity-days" aria-busy={isLoading || paging.busy || undefined}>
      {entries?.length === 0 ? <Nothing filters={filters} /> : null}
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
      {!entries && isLoading ? <Loading /> : null}
      {data?.next_before ? (
        <Button type="button" className="activity-more" busy={paging.busy} onClick={() => void more()}>
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
  if (day === dayBefore(today)) return t('day.yesterday');
  return format.date(day);
}

function Nothing({ filters: { set, clear } }: Pick<ActivityListProps, 'filters'>) {
  const t = useTexts(activityTexts);
  if (!set.length) return <EmptyState title={t('list.empty')} />;
  return (
    <EmptyState
      title={t('list.nothing')}
      action={
        <Button type="button" onClick={clear}>
          {t('list.all')}
        </Button>
      }
    />
  );
}

function Failure({ known: { data, problem, reload, more, paging } }: { known: KnownActivity }) {
  const t = useTexts(activityTexts);
  if (problem) return <FailedLoad problem={problem} retry={reload} title={t('list.failed')} />;
  return data && paging.problem ? (
    <FailedLoad problem={paging.problem} retry={more} title={t('list.moreFailed')} />
  ) : null;
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
