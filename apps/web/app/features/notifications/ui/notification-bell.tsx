import { countUnread } from '@travesia/contracts/notifications';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { usePanel } from '../../portal/index.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { notificationTexts } from '../texts.ts';
import { useUnread } from '../unread-store.ts';
import { BellPanel } from './bell-panel.tsx';

const MOST = 99;
const EVERY_MS = 30_000;

const ask = async (signal: AbortSignal) => {
  const { turn, hear } = useUnread.getState();
  const { unread } = await sessionCall(countUnread, {}, { background: true, signal });
  hear(unread, turn);
  return unread;
};

/** The bell in the header: an unread count that stays up to date, a panel on wide screens, a page on phones. */
export function NotificationBell() {
  const t = useTexts(notificationTexts);
  const format = useFormat();
  const path = useLocalPath();
  const person = useSession((session) => session.user?.id);
  useEffect(() => {
    // Never show another user's count.
    if (person !== useUnread.getState().of) useUnread.getState().begin(person);
  }, [person]);
  const { at, isStale } = useLoad(['unread', person], ask, { every: EVERY_MS, enabled: person !== undefined });
  const known = useUnread((state) => state.unread);
  const unread = known ?? 0;
  const { isOpen, box, button, panel } = usePanel();
  const time = at === null ? null : format.time(new Date(at).toISOString(), ownTimeZone());
  const stale = isStale ? ` ${time === null ? t('bell.unknown') : t('bell.stale', { time })}` : '';
  const label = `${known === null ? t('bell.name') : t('bell.label', { unread })}.${stale}`;
  const mark = (
    <>
      <Icon name="bell" />
      {unread > 0 ? (
        <span className="bell-count num" aria-hidden="true">
          {unread > MOST ? t('bell.most') : format.number(unread)}
        </span>
      ) : null}
      {isStale ? <span className="bell-stale" aria-hidden="true" /> : null}
    </>
  );
  return (
    <div className="bell" {...box}>
      <Link to={path('/notifications')} className="bell-button bell-phone" aria-label={label} title={label}>
        {mark}
      </Link>
      <button {...button} className="bell-button bell-desk" aria-label={label} title={label}>
        {mark}
      </button>
      <div {...panel} className="bell-panel">
        {isOpen ? <BellPanel /> : null}
      </div>
    </div>
  );
}
