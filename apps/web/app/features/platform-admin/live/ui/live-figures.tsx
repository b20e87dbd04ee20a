import { FEED_MINUTES, type Feed } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Figures } from '../../../../lib/screen/figures.tsx';
import { type Replay, replayedUntil } from '../replay.ts';
import { liveFeedTexts } from '../texts.ts';

const MINUTE_MS = 60_000;
const HEIGHT = 40;

/** How much happened, and how much by minute. */
export function LiveFigures({ feed, until }: { feed: Feed; until: Replay | null }) {
  const t = useTexts(liveFeedTexts);
  const format = useFormat();
  const { minutes, active, connections } = feed;
  const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
  const users = active.reduce((total, one) => total + (one.users ?? 0), 0);
  const isPartly = active.some((one) => one.users === null);
  return (
    <div className="live-figures">
      <Figures
        label={t('figures')}
        figures={[
          {
            key: 'active',
            name: t('figure.active'),
            value: format.number(users),
            note: isPartly ? t('figure.active.few') : t('figure.active.note'),
          },
          {
            key: 'connections',
            name: t('figure.connections'),
            value: format.number(connections),
            note: t('figure.connections.note'),
          },
          { key: 'entries', name: t('figure.entries'), value: format.number(sum(minutes)), note: t('figure.hour') },
          {
            key: 'errors',
            name: t('figure.errors'),
            value: format.number(sum(minutes.filter(({ kind }) => kind === 'error'))),
            note: t('figure.hour'),
          },
        ]}
      />
      <MinuteBars feed={feed} until={until} />
    </div>
  );
}

/** A bar for each minute of the last hour, errors at its foot. The figures say the sums. */
function MinuteBars({ feed: { minutes, as_of: asOf }, until }: { feed: Feed; until: Replay | null }) {
  const first = Math.floor(Date.parse(asOf) / MINUTE_MS) - FEED_MINUTES + 1;
  const bars = Array.from({ length: FEED_MINUTES }, (_, minute) => ({ minute, all: 0, errors: 0 }));
  for (const { at, kind, count } of minutes) {
    const bar = bars[Math.floor(Date.parse(at) / MINUTE_MS) - first];
    if (!bar) continue;
    bar.all += count;
    if (kind === 'error') bar.errors += count;
  }
  const most = Math.max(1, ...bars.map(({ all }) => all));
  const tall = (count: number) => Math.round((count / most) * HEIGHT * 10) / 10;
  const cursor = until ? Math.floor(replayedUntil(until) / MINUTE_MS) - first : -1;
  return (
    <svg
      className="live-bars"
      viewBox={`0 0 ${FEED_MINUTES * 4} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ minute, all, errors }) => (
        <g key={minute}>
          <rect className="live-bar" x={minute * 4} y={HEIGHT - tall(all)} width="3" height={all ? tall(all) : 0} />
          <rect className="live-bar-error" x={minute * 4} y={HEIGHT - tall(errors)} width="3" height={tall(errors)} />
        </g>
      ))}
      <rect className="live-bar-foot" x="0" y={HEIGHT} width={FEED_MINUTES * 4} height="1" />
      {cursor >= 0 ? <rect className="live-bar-cursor" x={cursor * 4} y="0" width="1" height={HEIGHT + 2} /> : null}
    </svg>
  );
}
