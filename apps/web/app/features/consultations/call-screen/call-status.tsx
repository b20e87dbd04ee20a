import type { Consultation } from '@travesia/contracts/consultations';
import { useNow } from '../../../lib/dates/use-now.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useLiveState } from '../../../lib/live/use-live.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { CallView } from '../call/call.ts';
import { consultationTexts } from '../texts.ts';

const MINUTE_MS = 60_000;
/** Before it closes, when people are told. */
const SOON_MINUTES = 5;

/** How the call is, said as it changes, and how long there is. */
export function CallStatus({ room, call }: { room: Consultation; call: CallView }) {
  const t = useTexts(consultationTexts);
  const format = useFormat();
  const now = useNow();
  const live = useLiveState();
  const { ends_at: end, closes_at: close } = room;
  const left = Math.ceil((Date.parse(end) - now) / MINUTE_MS);
  const untilClosed = Math.max(1, Math.ceil((Date.parse(close) - now) / MINUTE_MS));
  const names = call.peers.filter(({ state }) => state === 'connected').map(({ name }) => name);
  const sharing = call.peers.find(({ sends }) => sends.screen);
  const said = [
    live === 'lost'
      ? t('status.lost')
      : names.length
        ? t('status.with', { names: format.list(names) })
        : t('status.alone'),
    sharing ? t('status.shares', { name: sharing.name }) : null,
  ];
  return (
    <>
      {untilClosed <= SOON_MINUTES ? (
        <Notice tone="warning" icon="clock" role="status">
          <p>{t('status.closes', { minutes: untilClosed })}</p>
        </Notice>
      ) : null}
      <div className="row small">
        <p role="status">{said.filter(Boolean).join(' ')}</p>
        <p className="muted num">
          {left > 0
            ? t('status.left', { minutes: left, time: format.time(end, ownTimeZone()) })
            : t('status.over', { time: format.time(close, ownTimeZone()) })}
        </p>
      </div>
    </>
  );
}
