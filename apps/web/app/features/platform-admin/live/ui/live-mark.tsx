import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useLiveState } from '../../../../lib/live/use-live.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { liveFeedTexts } from '../texts.ts';

interface LiveMarkProps {
  /** When it was last read. */
  asOf: string;
  isStale: boolean;
  isPaused: boolean;
  isReplay: boolean;
}

/** Whether what is shown is of now; if not, of when. */
export function LiveMark({ asOf, isStale, isPaused, isReplay }: LiveMarkProps) {
  const t = useTexts(liveFeedTexts);
  const format = useFormat();
  const state = useLiveState();
  const time = format.clock(asOf, ownTimeZone());
  const isLost = isStale || state === 'lost';
  return (
    <div role="status" className="live-mark">
      {isReplay ? (
        <Badge icon="history">{t('mark.replay')}</Badge>
      ) : isPaused ? (
        <Badge icon="clock">{t('mark.paused')}</Badge>
      ) : isLost ? null : (
        <Badge tone="success" icon="activity">
          {t('mark.live')}
        </Badge>
      )}
      {isLost ? (
        <Badge tone="warning" icon="wifi-off">
          {t('mark.stale', { time })}
        </Badge>
      ) : null}
    </div>
  );
}
