import { deleteConversationNote, type InternalNote } from '@travesia/contracts/messaging';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActionMenu } from '../../../lib/screen/action-menu.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MessageText } from '../thread/message-text.tsx';
import { teamTexts } from './texts.ts';

interface NoteRowProps {
  note: InternalNote;
  onDeleted: () => Promise<unknown>;
}

/** A note among the messages, in a color of its own and with the words that only the team can see it. */
export function NoteRow({ note, onDeleted }: NoteRowProps) {
  const t = useTexts(teamTexts);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useAct();
  const name = note.is_own ? t('you') : (note.author.name ?? t('former'));
  const whole = format.instant(note.created_at, ownTimeZone());
  const remove = () =>
    run(async () => {
      await sessionCall(deleteConversationNote, { params: { id: note.id } });
      await onDeleted();
      setAsking(false);
    });
  return (
    <li className="msg-note-row">
      <div className="msg-note-box">
        <p className="msg-note-by">
          <Icon name="lock" />
          <b>{name}</b> <span>{t('note.only')}</span>{' '}
          <time dateTime={note.created_at} title={whole} className="muted num">
            {format.time(note.created_at, ownTimeZone())}
          </time>
        </p>
        <MessageText text={note.content} />
      </div>
      {note.is_own ? (
        <ActionMenu
          label={t('note.menu')}
          acts={[
            {
              key: 'delete',
              label: t('note.delete'),
              icon: 'trash-2',
              isDangerous: true,
              onAct: () => setAsking(true),
            },
          ]}
        />
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t('note.delete.title')}
          confirm={t('note.delete')}
          busy={busy}
          problem={problem}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{t('note.delete.text')}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  );
}
