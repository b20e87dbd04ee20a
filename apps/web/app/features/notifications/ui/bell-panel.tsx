import { Link } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notificationTexts } from '../texts.ts';
import { useFeed } from '../use-feed.ts';
import { ReadFailure, ToldFailure } from './told-failure.tsx';
import { ToldLine } from './told-line.tsx';

const NEWEST = 6;

/** The latest notifications, in the bell's panel. */
export function BellPanel() {
  const t = useTexts(notificationTexts);
  const path = useLocalPath();
  const { feed, problem, reload, read, reading } = useFeed(NEWEST);
  return (
    <>
      <div className="bell-head">
        <h2>{t('panel.heading')}</h2>
        {feed && feed.unread > 0 ? (
          <Button type="button" size="small" variant="quiet" busy={reading.busy} onClick={() => void read(null)}>
            {t('read.all')}
          </Button>
        ) : null}
      </div>
      <ReadFailure problem={reading.problem} />
      {problem && !feed ? <ToldFailure problem={problem} retry={reload} /> : null}
      {feed === null && !problem ? (
        <p role="status">
          <span className="sr-only">{t('list.loading')}</span>
          <Skeleton height="4em" />
        </p>
      ) : null}
      {feed?.data.length === 0 ? (
        <div className="bell-empty">
          <p className="strong">{t('empty.title')}</p>
          <p className="small muted">{t('empty.text')}</p>
        </div>
      ) : null}
      {feed && feed.data.length > 0 ? (
        <ul className="tell-list">
          {feed.data.map((told) => (
            <ToldLine key={told.id} told={told} onRead={(id) => void read([id])} />
          ))}
        </ul>
      ) : null}
      <div className="bell-foot">
        <Link to={path('/notifications')}>{t('panel.all')}</Link>
        <Link to={path('/profile/edit#notifications')}>{t('panel.choose')}</Link>
      </div>
    </>
  );
}
