import type { TeamChannel } from '@travesia/contracts/team-messages';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { useTimeText } from '../../messaging/index.ts';
import { teamMessagesTexts } from '../texts.ts';

const ICONS: Readonly<Record<TeamChannel['kind'], IconName>> = {
  topic: 'users',
  clinic: 'building-2',
  journey: 'route',
};

interface ChannelRowProps {
  channel: TeamChannel;
  to: string;
  isOpen: boolean;
  now: number;
}

/** A channel with what it is about, its last line and what is unread. */
export function ChannelRow({ channel, to, isOpen, now }: ChannelRowProps) {
  const t = useTexts(teamMessagesTexts);
  const format = useFormat();
  const timeText = useTimeText();
  const { name, kind, last_message: last, unread_count: unread, mention_count: mentions, is_muted: isMuted } = channel;
  const counted = isMuted ? mentions : unread;
  const about = [channel.provider_name !== name ? channel.provider_name : null, channel.journey_reference].filter(
    Boolean,
  );
  return (
    <li className={classNames('msg-row', counted > 0 && 'msg-row-unread')}>
      <span className="tm-mark" aria-hidden="true">
        <Icon name={ICONS[kind]} />
      </span>
      <div className="msg-row-facts">
        <p className="msg-row-top">
          <Link to={to} aria-current={isOpen ? 'page' : undefined} preventScrollReset>
            {name}
          </Link>
          {last ? (
            <time
              dateTime={last.created_at}
              title={format.instant(last.created_at, ownTimeZone())}
              className="msg-row-time num"
            >
              {timeText(last.created_at, now)}
            </time>
          ) : null}
        </p>
        {about.length || channel.limited || isMuted ? (
          <p className="msg-row-subject tm-row-about">
            {channel.limited ? <Sign icon="lock" text={t('limited')} /> : null}
            {isMuted ? <Sign icon="bell-off" text={t('muted')} /> : null}
            <span>{about.join(' · ')}</span>
          </p>
        ) : null}
        <p className="msg-row-last">
          <span>{lastLine()}</span>
          {mentions > 0 ? (
            <span className="msg-count tm-mentions num">
              <span aria-hidden="true">@</span>
              <span className="sr-only">{t('mentioned', { count: mentions })}</span>
            </span>
          ) : null}
          {counted > 0 ? (
            <span className="msg-count num">
              <span aria-hidden="true">{counted > 99 ? '99+' : counted}</span>
              <span className="sr-only">{t('unread', { count: counted })}</span>
            </span>
          ) : null}
        </p>
      </div>
    </li>
  );

  function lastLine(): string {
    if (!last) return t('last.none');
    const text = last.text === null ? t('last.deleted') : last.text || t('last.files', { count: last.file_count });
    return last.is_own ? t('last.own', { text }) : t('last.by', { name: last.author_name ?? t('former'), text });
  }
}

function Sign({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span className="tm-sign">
      <Icon name={icon} /> {text}
    </span>
  );
}
