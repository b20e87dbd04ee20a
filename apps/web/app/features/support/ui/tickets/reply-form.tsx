import { replyToTicket, type Ticket, TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { AttachField } from '../../files/attach-field.tsx';
import { idsAttached } from '../../files/attached.ts';
import { supportTexts } from '../../texts.ts';

const NOTHING = { reply: '', files: '' };
/** Form names of the call's fields. */
const NAMES = { message: 'reply' } as const;

/** The user's next message. Typed text survives errors and reloads. */
export function ReplyForm({ ticket, show }: { ticket: Ticket; show: (ticket: Ticket) => void }) {
  const t = useTexts(supportTexts);
  const { form, typed } = useTypedForm(`support.${ticket.id}`, NOTHING);
  const { busy, problem, run } = useAct();
  const send = ({ reply, files }: typeof NOTHING) =>
    run(async () => {
      const input = { params: { id: ticket.id }, body: { message: reply.trim(), files: idsAttached(files) } };
      const changed = await sessionCall(replyToTicket, input);
      form.clear();
      show(changed);
      showToast(t('ticket.sent'));
    });
  return (
    <SentForm
      form={form}
      className="help-form"
      problem={problem}
      names={NAMES}
      check={({ reply }) => (reply.trim() ? {} : { reply: t('ticket.empty') })}
      busy={busy}
      onSubmit={(sent) => void send(sent)}
      foot={
        <Button variant="primary" busy={busy}>
          {t('ticket.send')}
        </Button>
      }
    >
      <TypedArea
        name="reply"
        label={t('ticket.reply')}
        rows={4}
        maxLength={TICKET_MESSAGE_MAX}
        hint={t('ask.messageHint')}
      />
      <AttachField form={form} value={typed.files} />
    </SentForm>
  );
}
