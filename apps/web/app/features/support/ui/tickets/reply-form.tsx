import { replyToTicket, type Ticket, TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import { type FormEvent, useState } from 'react';
import { TypedArea, TypedFields } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { AttachField } from '../../files/attach-field.tsx';
import { idsAttached } from '../../files/attached.ts';
import { supportTexts } from '../../texts.ts';
import { FailedAct } from '../parts/failed-act.tsx';

const NOTHING = { reply: '', files: '' };

/** The user's next message. Typed text survives errors and reloads. */
export function ReplyForm({ ticket, show }: { ticket: Ticket; show: (ticket: Ticket) => void }) {
  const t = useTexts(supportTexts);
  const { form, typed } = useTypedForm(`support.${ticket.id}`, NOTHING);
  const [isEmpty, setEmpty] = useState(false);
  const { busy, problem, run } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = typed.reply.trim();
    setEmpty(message === '');
    if (message === '') return document.getElementById(fieldId('reply'))?.focus();
    void run(async () => {
      const input = { params: { id: ticket.id }, body: { message, files: idsAttached(typed.files) } };
      const changed = await sessionCall(replyToTicket, input);
      form.clear();
      show(changed);
      showToast(t('ticket.sent'));
    });
  };
  return (
    <form className="help-form" data-draft="reply" noValidate onSubmit={submit}>
      <FailedAct problem={problem} />
      <TypedFields form={form}>
        <TypedArea
          name="reply"
          label={t('ticket.reply')}
          rows={4}
          maxLength={TICKET_MESSAGE_MAX}
          hint={t('ask.messageHint')}
          error={isEmpty ? t('ticket.empty') : undefined}
        />
        <AttachField form={form} value={typed.files} />
      </TypedFields>
      <Button variant="primary" busy={busy}>
        {t('ticket.send')}
      </Button>
    </form>
  );
}
