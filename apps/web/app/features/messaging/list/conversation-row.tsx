import type { Conversation } from '@travesia/contracts/messaging';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { otherSide } from '../desk.ts';
import { subjectText } from '../subject-text.ts';
import { RowWork } from '../team/row-work.tsx';
import { messagingTexts } from '../texts.ts';
import { Face } from '../ui/face.tsx';
import { useTimeText } from '../ui/use-time-text.ts';

interface ConversationRowProps {
  conversation: Conversation;
  to: string;
  isOpen: boolean;
  now: number;
}

/** Who a conversation is with, what about, its last line and what is unread. */
export function ConversationRow({ conversation, to, isOpen, now }: ConversationRowProps) {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  const timeText = useTimeText();
  const { subject, unread_count: unread, last_message: last, work } = conversation;
  const other = otherSide(conversation);
  const name = other?.user_name ?? t(`gone.${other?.party ?? 'patient'}`);
  return (
    <li className={classNames('msg-row', (unread > 0 || work?.woken_at) && 'msg-row-unread')}>
      {other ? <Face name={name} party={other.party} picture={other.user_avatar} size={36} isPlace /> : null}
      <div className="msg-row-facts">
        <p className="msg-row-top">
          <Link to={to} aria-current={isOpen ? 'page' : undefined} preventScrollReset>
            {name}
          </Link>
          <time
            dateTime={last.created_at}
            title={format.instant(last.created_at, ownTimeZone())}
            className="msg-row-time num"
          >
            {timeText(last.created_at, now)}
          </time>
        </p>
        <p className="msg-row-subject">{subjectText(t, subject)}</p>
        <p className="msg-row-last">
          <span>{lastLine()}</span>
          {unread > 0 ? (
            <span className="msg-count num">
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className="sr-only">{t('unread.count', { count: unread })}</span>
            </span>
          ) : null}
        </p>
        {work && (work.assignee || work.tags.length || work.waiting_since || work.woken_at) ? (
          <RowWork work={work} />
        ) : null}
      </div>
    </li>
  );

  /** The beginning of the last message, and who of the own side wrote it. */
  function lastLine(): string {
    const sent = last.file_count
      ? t('files.count', { count: last.file_count })
      : last.record_count
        ? t('records.count', { count: last.record_count })
        : t(missing());
    const text = last.text || sent;
    if (last.is_own) return t('last.own', { text });
    return last.is_own_side && last.author_name ? t('last.team', { name: last.author_name, text }) : text;
  }

  /** Those who act for a clinic are shown a text once they open the conversation. */
  function missing(): 'deleted' | 'last.hidden' {
    return last.text === null ? 'deleted' : 'last.hidden';
  }
}
