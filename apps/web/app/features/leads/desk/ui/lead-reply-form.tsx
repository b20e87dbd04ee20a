import { LEAD_MESSAGE_MAX } from '@travesia/contracts/leads';
import type { FormEvent } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { InsertedNote, type MacroDesk, MacroPicker } from '../../../macros/index.ts';
import { deskTexts } from '../texts.ts';
import { type LeadReplyProps, useLeadReply } from '../use-lead-reply.ts';

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
    <form
      className={internal ? 'lead-desk-form lead-desk-note' : 'lead-desk-form'}
      data-draft="team"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void reply.send();
      }}
    >
      <h2>{t(mayAnswer ? 'reply.heading' : 'reply.noteHeading')}</h2>
      <FailedAct fault={reply.fault} />
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
        error={reply.isEmpty ? t('reply.empty') : undefined}
      />
      {internal ? null : <Effects reply={reply} />}
      <Button variant={internal ? 'secondary' : 'primary'} busy={reply.busy}>
        {t(internal ? 'reply.saveNote' : reply.closes ? 'reply.sendAndClose' : 'reply.send')}
      </Button>
    </form>
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
