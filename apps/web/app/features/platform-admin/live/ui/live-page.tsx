import '../live.css';
import type { Feed } from '@travesia/contracts/platform-admin';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedPage, Loading } from '../../../../lib/workbench/states.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { filterOf, isShown } from '../feed-filter.ts';
import { ofLastHour, replayed } from '../replay.ts';
import { liveFeedTexts } from '../texts.ts';
import { useFeed } from '../use-feed.ts';
import { useHold } from '../use-hold.ts';
import { useReplay } from '../use-replay.ts';
import { Countries, type Project } from './countries.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { FeedFilters } from './feed-filters.tsx';
import { FeedStream } from './feed-stream.tsx';
import { LiveFigures } from './live-figures.tsx';
import { LiveMark } from './live-mark.tsx';
import { ReplayBar } from './replay-bar.tsx';

/** `/admin/live`: what happens on the platform, as it happens. */
export function LivePage({ project }: { project: Project }) {
  const t = useTexts(liveFeedTexts);
  const { data, problem, reload, isStale } = useFeed();
  if (!data) {
    if (problem) return <FailedPage heading={t('title')} problem={problem} retry={reload} />;
    return (
      <div className="bench">
        <header>
          <h1>{t('title')}</h1>
        </header>
        <Loading lines={12} />
      </div>
    );
  }
  return <Watched feed={data} isStale={isStale} project={project} />;
}

interface WatchedProps {
  feed: Feed;
  isStale: boolean;
  project: Project;
}

function Watched({ feed, isStale, project }: WatchedProps) {
  const t = useTexts(liveFeedTexts);
  const [query] = useSearchParams();
  const filter = filterOf(query);
  const { upTo, isPaused, top, pause, release } = useHold(feed.last_seq);
  const replay = useReplay();
  const isReplay = replay.replay !== null;
  const found = feed.entries.filter((entry) => isShown(filter, entry));
  const isHeld = !isReplay && upTo !== null;
  const stream = replay.replay
    ? replayed(found, replay.replay)
    : found.filter(({ seq }) => !isHeld || seq <= (upTo ?? 0));
  const happened = replay.replay ? stream : ofLastHour(found, feed.as_of);
  return (
    <div className="bench live">
      <header className="admin-head">
        <div className="live-title">
          <h1>{t('title')}</h1>
          <LiveMark asOf={feed.as_of} isStale={isStale} isPaused={isPaused} isReplay={isReplay} />
        </div>
        <div className="row">
          {isReplay ? null : (
            <>
              <Button type="button" data-shortcut="p" aria-pressed={isPaused} onClick={() => pause(!isPaused)}>
                {t('pause')}
              </Button>
              <Button type="button" icon="history" onClick={() => replay.begin(feed)}>
                {t('replay.begin')}
              </Button>
            </>
          )}
        </div>
      </header>
      <LiveFigures feed={feed} until={replay.replay} />
      {isReplay ? <ReplayBar controls={replay} /> : null}
      <FeedFilters filter={filter} feed={feed} />
      <div className="live-columns">
        <FeedStream
          entries={stream}
          waiting={isHeld ? found.length - stream.length : 0}
          top={top}
          release={release}
          isAll={found.length === feed.entries.length}
          skipped={feed.skipped}
        />
        <Countries active={isReplay ? [] : feed.active} entries={happened} isReplay={isReplay} project={project} />
      </div>
      <EntryDrawer entries={feed.entries} />
    </div>
  );
}
