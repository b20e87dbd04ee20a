import {
  beginConversation,
  type Conversation,
  DEFAULT_SUBJECT,
  MAX_MESSAGE,
  MAX_SUBJECT,
} from '@travesia/contracts/messaging';
import { useAct } from '../../../lib/calls/use-act.ts';
import { SentForm } from '../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { Desk } from '../desk.ts';
import { messagingTexts } from '../texts.ts';
import type { AskedRecipient } from './use-recipient.ts';

/** `client` is the id of its first message: sent again, it is the same conversation. */
const NOTHING = { subject: '', message: '', client: '' };
const NAMES = { initial_message: 'message' } as const;

interface BeginFormProps {
  desk: Desk;
  recipient: AskedRecipient & { id: string };
  onBegun: (conversation: Conversation) => void;
}

/** The first message to somebody. */
export function BeginForm({ desk, recipient, onBegun }: BeginFormProps) {
  const t = useTexts(messagingTexts);
  const { form } = useTypedForm(`messages.new.${recipient.id}`, NOTHING);
  const { busy, problem, run } = useAct();
  const send = ({ subject, message, client }: typeof NOTHING) =>
    run(async () => {
      const own = client || crypto.randomUUID();
      if (!client) form.change({ client: own });
      const begun = await sessionCall(beginConversation, {
        body: {
          recipient_id: recipient.id,
          recipient_type: recipient.type,
          subject: subject.trim() || DEFAULT_SUBJECT,
          initial_message: message,
          client_message_id: own,
          ...(recipient.journey ? { journey_id: recipient.journey } : {}),
        },
      });
      form.clear();
      onBegun(begun);
    });
  return (
    <SentForm
      form={form}
      className="msg-begin-form"
      problem={problem}
      names={NAMES}
      check={({ message }) => (message.trim() ? {} : { message: t('begin.empty') })}
      busy={busy}
      onSubmit={(typed) => void send(typed)}
      foot={
        <Button variant="primary" icon="send" busy={busy} className="msg-begin-send">
          {t('begin.send')}
        </Button>
      }
    >
      <TypedText name="subject" label={t('begin.subject')} maxLength={MAX_SUBJECT} autoComplete="off" />
      <TypedArea
        name="message"
        label={t('begin.message')}
        rows={7}
        maxLength={MAX_MESSAGE}
        placeholder={t(`begin.placeholder.${desk.side}`)}
        hint={t(`begin.hint.${desk.side}`)}
      />
    </SentForm>
  );
}
