import { LEAD_MESSAGE_MAX } from '@travesia/contracts/leads';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { InsertedNote, type MacroDesk, MacroPicker } from '../../../macros/index.ts';
import { deskTexts } from '../texts.ts';
import { type LeadReplyProps, useLeadReply } from '../use-lead-reply.ts';

/** Form names of the call's fields. */
const NAMES = { message: 'text' } as const;

interface LeadReplyFormProps extends LeadReplyProps {
  macros: MacroDesk;
}

/** An answer that is emailed to the sender, or an internal note: one field, and a choice that says who will read it. */
export function LeadReplyForm({ macros, ...props }: LeadReplyFormProps) {
  const t = useTexts(deskTexts);
  const format = useFormat();
  const { lead, mayAnswer } = props;
  const reply = useLeadReply(props);
  const { form, typed, internal } = reply;
  const language = format.language(lead.language);
  return (
    <SentForm
      form={form}
      className={internal ? 'lead-desk-form lead-desk-note' : 'lead-desk-form'}
      problem={reply.problem}
      names={NAMES}
      check={({ text }) => (text.trim() ? {} : { text: t('reply.empty') })}
      busy={reply.busy}
      onSubmit={() => void reply.send()}
      foot={
        <Button variant={internal ? 'secondary' : 'primary'} busy={reply.busy}>
          {t(internal ? 'reply.saveNote' : reply.closes ? 'reply.sendAndClose' : 'reply.send')}
        </Button>
      }
    >
      <h2>{t(mayAnswer ? 'reply.heading' : 'reply.noteHeading')}</h2>
      {mayAnswer ? (
        <SelectField
          name="kind"
          label={t('reply.kind')}
          value={internal ? 'internal' : 'answer'}
          onChange={({ currentTarget }) => form.change({ kind: currentTarget.value })}
          options={[
            { value: 'answer', label: t('reply.answer') },
            { value: 'internal', label: t('reply.internal') },
          ]}
        />
      ) : null}
      {internal ? null : <MacroPicker desk={macros} topic={lead.kind} onPick={reply.insert} />}
      <InsertedNote inserted={reply.inserted} asked={lead.language} />
      <TextArea
        name="text"
        label={t(internal ? 'reply.noteText' : 'reply.text')}
        hint={t(internal ? 'reply.noteHint' : lead.answer_is_mailed ? 'reply.hint' : 'reply.demoHint', {
          name: lead.name,
          language,
        })}
        rows={6}
        maxLength={LEAD_MESSAGE_MAX}
        value={typed.text}
        onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
      />
      {internal ? null : <Effects reply={reply} />}
    </SentForm>
  );
}

/** What else happens with an answer. */
function Effects({ reply: { form, typed, mayTake, mayClose } }: { reply: ReturnType<typeof useLeadReply> }) {
  const t = useTexts(deskTexts);
  const box = (name: 'close' | 'take') => (
    <TickBox
      name={name}
      ticked={typed[name] === 'true'}
      onTick={(ticked) => form.change({ [name]: ticked ? 'true' : '' })}
    >
      {t(`reply.${name}`)}
    </TickBox>
  );
  return (
    <div>
      {mayTake ? box('take') : null}
      {mayClose ? box('close') : null}
    </div>
  );
}
