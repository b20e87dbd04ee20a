import {
  beginConversation,
  type Conversation,
  DEFAULT_SUBJECT,
  MAX_MESSAGE,
  MAX_SUBJECT,
} from '@travesia/contracts/messaging';
import { useRef } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { SentForm } from '../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { Desk } from '../desk.ts';
import { messagingTexts } from '../texts.ts';
import { AttachButton } from '../thread/attach-button.tsx';
import { readAttached } from '../thread/attached.ts';
import { AttachedList } from '../thread/attached-list.tsx';
import { useDropFiles } from '../thread/use-drop-files.ts';
import { useFirstFiles } from './use-first-files.ts';
import type { AskedRecipient } from './use-recipient.ts';

/** `client` is the id of its first message: sent again, it is the same conversation. */
const NOTHING = { subject: '', message: '', files: '', client: '' };
const NAMES = { initial_message: 'message' } as const;

interface BeginFormProps {
  desk: Desk;
  recipient: AskedRecipient & { id: string };
  onBegun: (conversation: Conversation) => void;
}

/** The first message to somebody. */
export function BeginForm({ desk, recipient, onBegun }: BeginFormProps) {
  const t = useTexts(messagingTexts);
  const { form, typed } = useTypedForm(`messages.new.${recipient.id}`, NOTHING);
  const attached = useFirstFiles(form, typed.files);
  const dropped = useDropFiles(true, attached.choose);
  const box = useRef<HTMLDivElement>(null);
  const { busy, problem, run } = useAct();
  const send = ({ subject, message, files, client }: typeof NOTHING) =>
    run(async () => {
      const own = client || crypto.randomUUID();
      if (!client) form.change({ client: own });
      const begun = await sessionCall(beginConversation, {
        body: {
          recipient_id: recipient.id,
          recipient_type: recipient.type,
          subject: subject.trim() || DEFAULT_SUBJECT,
          ...(message.trim() ? { initial_message: message } : {}),
          file_ids: readAttached(files).map(({ id }) => id),
          client_message_id: own,
          ...(recipient.journey ? { journey_id: recipient.journey } : {}),
        },
      });
      form.clear();
      onBegun(begun);
    });
  return (
    <div
      ref={box}
      className="msg-begin-drop"
      {...dropped}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        attached.choose(files);
      }}
    >
      <SentForm
        form={form}
        className="msg-begin-form"
        problem={problem}
        names={NAMES}
        check={({ message, files }) => (message.trim() || files ? {} : { message: t('begin.empty') })}
        busy={busy}
        onSubmit={(sent) => {
          if (!attached.isUploading) void send(sent);
        }}
        foot={
          <div className="msg-tools">
            <AttachButton onChoose={attached.choose} />
            <Button variant="primary" icon="send" busy={busy} aria-disabled={attached.isUploading || undefined}>
              {t('begin.send')}
            </Button>
          </div>
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
        <AttachedList attached={attached} onRemoved={() => box.current?.querySelector('textarea')?.focus()} />
      </SentForm>
    </div>
  );
}
