import type { Message, MessageFile } from '@travesia/contracts/messaging';
import { lazy, Suspense } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActionMenu, type MenuAct } from '../../../lib/screen/action-menu.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { MessageGroup } from '../data/thread-rows.ts';
import { ProposalShape } from '../proposals/proposal-shape.tsx';
import { RecordCards } from '../records/record-cards.tsx';
import { messagingTexts } from '../texts.ts';
import { Translatable } from '../translation/translation-area.tsx';
import { Face } from '../ui/face.tsx';
import { FileCards } from './file-cards.tsx';
import { MessageText } from './message-text.tsx';

const ProposalCard = lazy(() => import('../proposals/proposal-card.tsx'));

export interface GroupActs {
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
  onOpenFile: (file: MessageFile) => void;
}

interface ThreadGroupProps extends GroupActs {
  group: MessageGroup;
  /** The message that says when it was read; it and all before it were. */
  lastReadId: string | null;
  /** The one that is being edited. */
  editedId: string | null;
}

/** Messages of one author with their name and time. */
export function ThreadGroup({ group, lastReadId, editedId, ...acts }: ThreadGroupProps) {
  const t = useTexts(messagingTexts);
  const { author, isOwn, isOwnSide, messages } = group;
  const name = isOwn ? t('you') : (author.name ?? t(`gone.${author.party}`));
  const [first] = messages;
  return (
    <li className={classNames('msg-group', isOwnSide ? 'msg-ours' : 'msg-theirs')}>
      {isOwnSide ? null : <Face name={name} party={author.party} picture={author.avatar_url} size={32} />}
      <div className="msg-stack">
        <p className="msg-by">
          <b className={isOwn ? 'sr-only' : undefined}>{name}</b>{' '}
          {first ? <MessageTimeOf at={first.created_at} /> : null}
        </p>
        {messages.map((message, at) => (
          <Bubble
            key={message.id}
            message={message}
            name={name}
            saysTime={at > 0}
            isLastRead={message.id === lastReadId}
            isEdited={message.id === editedId}
            {...acts}
          />
        ))}
      </div>
    </li>
  );
}

/** The clock time, with date and zone on hover and for screen readers. */
function MessageTimeOf({ at, isHidden = false }: { at: string; isHidden?: boolean }) {
  const format = useFormat();
  const zone = ownTimeZone();
  const whole = format.instant(at, zone);
  return (
    <time dateTime={at} title={whole} className={isHidden ? 'sr-only' : 'muted num'}>
      {isHidden ? null : <span aria-hidden="true">{format.time(at, zone)}</span>}
      <span className="sr-only">{whole}</span>
    </time>
  );
}

interface BubbleProps extends GroupActs {
  message: Message;
  name: string;
  /** Whether its own time is said, to those who don’t see that it follows. */
  saysTime: boolean;
  isLastRead: boolean;
  isEdited: boolean;
}

function Bubble({ message, name, saysTime, isLastRead, isEdited, onEdit, onDelete, onOpenFile }: BubbleProps) {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  const { id, content, files, actions, created_at: at, edited_at: edited, deleted_at: deleted } = message;
  const zone = ownTimeZone();
  const acts: MenuAct[] = [
    ...(actions.includes('edit')
      ? [{ key: 'edit', label: t('edit.open'), icon: 'pencil' as const, onAct: () => onEdit(message) }]
      : []),
    ...(actions.includes('delete')
      ? [
          {
            key: 'delete',
            label: t('delete.open'),
            icon: 'trash-2' as const,
            isDangerous: true,
            onAct: () => onDelete(message),
          },
        ]
      : []),
  ];
  return (
    <div className="msg-one" data-message={id} data-seq={message.seq} title={format.instant(at, zone)}>
      {saysTime ? <MessageTimeOf at={at} isHidden /> : null}
      <div className="msg-line-of">
        {deleted ? (
          <p className="msg-bubble msg-gone">{t('deleted')}</p>
        ) : content ? (
          <div className={classNames('msg-bubble', isEdited && 'msg-bubble-open')}>
            <Translatable
              message={message}
              name={name}
              original={(written) => <MessageText text={content} language={written} />}
            />
          </div>
        ) : null}
        {acts.length && !content ? <FileCards files={files} onOpen={onOpenFile} /> : null}
        <ActionMenu label={t('menu', { name })} acts={acts} />
      </div>
      {acts.length && !content ? null : <FileCards files={files} onOpen={onOpenFile} />}
      <RecordCards message={message} />
      {message.proposal ? (
        <Suspense fallback={<ProposalShape />}>
          <ProposalCard messageId={id} />
        </Suspense>
      ) : null}
      <Flags flags={message.flags} />
      {(edited && !deleted) || isLastRead ? (
        <p className="msg-marks">
          {edited && !deleted ? <span title={format.instant(edited, zone)}>{t('edited')}</span> : null}
          {isLastRead && message.read_at ? (
            <span title={format.instant(message.read_at, zone)}>
              {t('read', { time: format.time(message.read_at, zone) })}
            </span>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** What to be careful with, under a message of another side. */
function Flags({ flags }: Pick<Message, 'flags'>) {
  const t = useTexts(messagingTexts);
  // One warning at a time: whoever asks for money elsewhere often names where to write, too.
  const [first] = flags;
  return first ? (
    <p className="msg-caution small">
      <Icon name="shield-alert" />
      {t(`flag.${first}`)}
    </p>
  ) : null;
}
