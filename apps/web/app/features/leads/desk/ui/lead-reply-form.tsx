import { LEAD_MESSAGE_MAX } from '@travesia/contracts/leads';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { deskTexts } from '../texts.ts';
import type { LeadPartProps } from '../lead-part.ts';

const NOTHING = { kind: 'answer', text: '' };

/** An answer that is emailed to the sender, or an internal note: one field, and a choice that says who will read it. */
export function LeadReplyForm({ lead, calls, show, reload, mayAnswer }: LeadPartProps & { mayAnswer: boolean }) {
  const t = useTexts(deskTexts);
  const format = useFormat();
  const { form, typed } = useTypedForm(`lead.${lead.id}`, NOTHING);
  const [isEmpty, setEmpty] = useState(false);
  const { busy, fault, run } = useAct();
  const internal = typed.kind === 'internal' || !mayAnswer;
  const language = format.language(lead.language);
  const send = async () => {
    const message = typed.text.trim();
    setEmpty(message === '');
    if (message === '') return document.getElementById(fieldId('text'))?.focus();
    const input = { params: { id: lead.id }, body: { message, internal, version: lead.version } };
    const changed = await run(() => sessionCall(calls.reply, input));
    if (!changed) return reload();
    form.clear();
    show(changed);
    showToast(t(internal ? 'reply.noted' : 'reply.sent'));
  };
  return (
    <form
      className={internal ? 'lead-desk-form lead-desk-note' : 'lead-desk-form'}
      data-draft="team"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{t(mayAnswer ? 'reply.heading' : 'reply.noteHeading')}</h2>
      <FailedAct fault={fault} />
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
        error={isEmpty ? t('reply.empty') : undefined}
      />
      <Button variant={internal ? 'secondary' : 'primary'} busy={busy}>
        {t(internal ? 'reply.saveNote' : 'reply.send')}
      </Button>
    </form>
  );
}
