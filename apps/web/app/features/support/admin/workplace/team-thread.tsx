import {
  type AdminTicket,
  type AdminTicketMessage,
  changeTicketNote,
  deleteTicketNote,
} from '@travesia/contracts/support';
import { TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { ThreadMessage } from '../../../../lib/workbench/thread-message.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { MessageFiles } from '../../files/message-files.tsx';
import { readFileForTeam } from '../../files/read-files.ts';
import { supportTexts } from '../../texts.ts';
import { workplaceTexts } from './texts.ts';

interface TeamThreadProps {
  ticket: AdminTicket;
  show: (ticket: AdminTicket) => void;
}

/** Messages and internal notes with their files; the author of a recent note can change it. */
export function TeamThread({ ticket, show }: TeamThreadProps) {
  const t = useTexts(supportTexts);
  const tw = useTexts(workplaceTexts);
  const format = useFormat();
  return (
    <ol className="thread">
      {ticket.messages.map((message) => {
        const { id, by, internal, text, at, files, edited_at: edited, actions } = message;
        const name = message.name ?? t('team.gone');
        return (
          <ThreadMessage
            key={id}
            mark={internal ? 'note' : by === 'team' ? 'own' : 'other'}
            who={internal ? `${t('team.note')}, ${name}` : name}
            at={at}
            text={text}
            aside={
              edited ? (
                <span className="muted"> {tw('note.edited', { at: format.instant(edited, ownTimeZone()) })}</span>
              ) : null
            }
          >
            <MessageFiles files={files} read={readFileForTeam} />
            {actions.length > 0 ? <NoteActions ticket={ticket.id} note={message} show={show} /> : null}
          </ThreadMessage>
        );
      })}
    </ol>
  );
}

interface NoteProps {
  ticket: string;
  note: AdminTicketMessage;
  show: (ticket: AdminTicket) => void;
}

function NoteActions({ ticket, note, show }: NoteProps) {
  const t = useTexts(workplaceTexts);
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <p className="row">
      {note.actions.map((action) => (
        <Button key={action} type="button" variant="quiet" size="small" onClick={() => setOpen(action)}>
          {t(`note.${action}`)}
        </Button>
      ))}
      {open === 'change' ? <ChangeNote ticket={ticket} note={note} show={show} onClose={close} /> : null}
      {open === 'delete' ? <DeleteNote ticket={ticket} note={note} show={show} onClose={close} /> : null}
    </p>
  );
}

function ChangeNote({ ticket, note, show, onClose }: NoteProps & { onClose: () => void }) {
  const t = useTexts(workplaceTexts);
  const { busy, problem, fault, run } = useAct();
  const { form } = useTypedForm(`support.note.${note.id}`, { message: note.text });
  return (
    <FormDialog
      form={form}
      title={t('note.changeTitle')}
      submit={t('note.save')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={async (body) => {
        const changed = await run(() => sessionCall(changeTicketNote, { params: { id: ticket, note: note.id }, body }));
        if (!changed) return undefined;
        show(changed);
        showToast(t('note.changed'));
        return true;
      }}
      onClose={onClose}
    >
      <TypedArea name="message" label={t('note.text')} rows={5} maxLength={TICKET_MESSAGE_MAX} required />
    </FormDialog>
  );
}

function DeleteNote({ ticket, note, show, onClose }: NoteProps & { onClose: () => void }) {
  const t = useTexts(workplaceTexts);
  const { busy, problem, run } = useAct();
  const remove = () =>
    run(async () => {
      show(await sessionCall(deleteTicketNote, { params: { id: ticket, note: note.id } }));
      showToast(t('note.deleted'));
    });
  return (
    <ConfirmDialog
      title={t('note.deleteTitle')}
      confirm={t('note.delete')}
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('note.deleteText')}
    </ConfirmDialog>
  );
}
