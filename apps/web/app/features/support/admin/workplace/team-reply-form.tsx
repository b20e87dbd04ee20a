import { type AdminTicket, TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { AttachField } from '../../files/attach-field.tsx';
import { InsertedNote, MacroPicker } from '../../../macros/index.ts';
import { supportTexts } from '../../texts.ts';
import { workplaceTexts } from './texts.ts';
import { useSupportMacros } from './use-support-macros.ts';
import { useTeamReply } from './use-team-reply.ts';

/** Form names of the call's fields. */
const NAMES = { message: 'text' } as const;

interface TeamReplyFormProps {
  ticket: AdminTicket;
  show: (ticket: AdminTicket) => void;
}

/**
 * A reply to the user or an internal note: one field, and a choice that states clearly who will read it. If someone else
 * wrote meanwhile, what they wrote is shown before the reply is sent.
 */
export function TeamReplyForm({ ticket, show }: TeamReplyFormProps) {
  const t = useTexts(supportTexts);
  const tw = useTexts(workplaceTexts);
  const desk = useSupportMacros();
  const reply = useTeamReply(ticket, show);
  const { form, typed, internal, mayAnswer, others } = reply;
  const box = (name: 'close' | 'take', label: string) => (
    <TickBox
      name={name}
      ticked={typed[name] === 'true'}
      onTick={(ticked) => form.change({ [name]: ticked ? 'true' : '' })}
    >
      {label}
    </TickBox>
  );
  return (
    <SentForm
      form={form}
      className={internal ? 'help-form inbox-note-form' : 'help-form'}
      problem={reply.problem}
      names={NAMES}
      check={({ text }) => (text.trim() ? {} : { text: t('ticket.empty') })}
      busy={reply.busy}
      onSubmit={reply.submit}
      foot={
        <Button variant={internal ? 'secondary' : 'primary'} busy={reply.busy}>
          {internal ? t('team.sendNote') : typed.close === 'true' ? tw('reply.sendAndClose') : t('team.sendAnswer')}
        </Button>
      }
    >
      {others ? (
        <Notice tone="warning" role="alert" title={tw('collision.title', { name: others })}>
          <p>{tw('collision.text')}</p>
        </Notice>
      ) : null}
      <SelectField
        name="kind"
        label={t('team.kind')}
        value={internal ? 'internal' : 'answer'}
        onChange={({ currentTarget }) => form.change({ kind: currentTarget.value })}
        hint={t(internal ? 'team.internalHint' : 'team.answerHint')}
        options={[
          ...(mayAnswer ? [{ value: 'answer', label: t('team.answer') }] : []),
          { value: 'internal', label: t('team.internal') },
        ]}
      />
      {internal ? null : <MacroPicker desk={desk} topic={ticket.topic} onPick={reply.insert} />}
      <InsertedNote inserted={reply.inserted} asked={ticket.requester.language} />
      <TextArea
        name="text"
        label={t('team.text')}
        rows={6}
        maxLength={TICKET_MESSAGE_MAX}
        value={typed.text}
        onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
      />
      <AttachField form={form} value={typed.files} />
      {internal ? null : (
        <div>
          {reply.mayTake ? box('take', tw('reply.take')) : null}
          {box('close', tw('reply.close'))}
        </div>
      )}
    </SentForm>
  );
}
