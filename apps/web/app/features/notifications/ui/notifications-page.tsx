import { useState } from 'react';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { dayBefore } from '../../../lib/dates/day-before.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../portal/index.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { byDay, dayOf } from '../days.ts';
import { notificationTexts } from '../texts.ts';
import { useFeed } from '../use-feed.ts';
import { ReadFailure, ToldFailure } from './told-failure.tsx';
import { ToldLine } from './told-line.tsx';

const PAGE = 25;
/** `/notifications`: the user's notifications, by day. */
export function NotificationsPage() {
  const t = useTexts(notificationTexts);
  return (
    <PortalPage title={t('head.title')} description={t('head.description')}>
      <Told />
    </PortalPage>
  );
}

function Told() {
  const t = useTexts(notificationTexts);
  const path = useLocalPath();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const { feed, problem, reload, read, reading, more, isPaging } = useFeed(PAGE);
  const zone = ownTimeZone();
  const readAll = () => read(null, () => showToast(t('read.done')));
  return (
    <div className="tell-page">
      <div className="row between">
        <h1>{t('head.title')}</h1>
        {feed && feed.unread > 0 ? (
          <Button type="button" icon="check" busy={reading.busy} onClick={() => void readAll()}>
            {t('read.all')}
          </Button>
        ) : null}
      </div>
      <p className="muted">{t(isDemo ? 'page.demo' : 'head.description')}</p>
      <p>
        <Link to={path('/profile/edit#notifications')}>{t('panel.choose')}</Link>
      </p>
      <ReadFailure problem={reading.problem} />
      {feed?.data.length === 0 ? (
        <EmptyState title={t('empty.title')}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : null}
      {byDay(feed?.data ?? [], zone).map(({ day, told }) => (
        <section key={day} aria-labelledby={`tell-${day}`}>
          <h2 id={`tell-${day}`}>
            <DayName day={day} zone={zone} />
          </h2>
          <ul className="tell-list">
            {told.map((one) => (
              <ToldLine key={one.id} told={one} underDay onRead={(id) => void read([id])} />
            ))}
          </ul>
        </section>
      ))}
      {problem ? <ToldFailure problem={problem} retry={feed ? more : reload} /> : null}
      {feed === null && !problem ? (
        <p role="status">
          <span className="sr-only">{t('list.loading')}</span>
          <Skeleton height="9em" />
        </p>
      ) : null}
      {feed?.next_before ? (
        <Button type="button" busy={isPaging} onClick={() => void more()}>
          {t('list.more')}
        </Button>
      ) : null}
    </div>
  );
}

function DayName({ day, zone }: { day: string; zone: string }) {
  const t = useTexts(notificationTexts);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const today = dayOf(now, zone);
  if (day === today) return t('day.today');
  if (day === dayBefore(today)) return t('day.yesterday');
  return format.date(day);
}
