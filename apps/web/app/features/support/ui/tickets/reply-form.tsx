import { replyToTicket, type Ticket, TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sendOnce } from '../../../../lib/calls/send-once.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { useDraft } from '../../use-draft.ts';
import { supportTexts } from '../../texts.ts';
import { FailedAct } from '../parts/failed-act.tsx';

/** The person's next message. What was typed stays through errors and reloads. */
export function ReplyForm({ ticket, show }: { ticket: Ticket; show: (ticket: Ticket) => void }) {
  const t = useTexts(supportTexts);
  const { typed, key, keep, done } = useDraft(ticket.id);
  const [text, setText] = useState(typed['reply'] ?? '');
  const [isEmpty, setEmpty] = useState(false);
  const { busy, problem, run } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    setEmpty(message === '');
    if (message === '') return document.getElementById(fieldId('reply'))?.focus();
    void run(async () => {
      const input = { params: { id: ticket.id }, body: { message } };
      const changed = await sessionCall(replyToTicket, input, { send: sendOnce(key) });
      done();
      setText('');
      show(changed);
      showToast(t('ticket.sent'));
    });
  };
  return (
    <form
      className="help-form"
      data-draft="reply"
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => keep(currentTarget)}
    >
      <FailedAct problem={problem} />
      <TextArea
        name="reply"
        label={t('ticket.reply')}
        rows={4}
        maxLength={TICKET_MESSAGE_MAX}
        hint={t('ask.messageHint')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={isEmpty ? t('ticket.empty') : undefined}
      />
      <Button variant="primary" busy={busy}>
        {t('ticket.send')}
      </Button>
    </form>
  );
}
