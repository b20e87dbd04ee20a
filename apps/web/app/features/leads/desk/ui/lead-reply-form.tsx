import { LEAD_MESSAGE_MAX } from '@travesia/contracts/leads';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { deskTexts } from '../texts.ts';
import type { LeadPartProps } from '../lead-part.ts';

const NOTHING = { kind: 'answer', text: '' };
/** Form names of the call's fields. */
const NAMES = { message: 'text' } as const;

/** An answer that is emailed to the sender, or an internal note: one field, and a choice that says who will read it. */
export function LeadReplyForm({ lead, calls, show, reload, mayAnswer }: LeadPartProps & { mayAnswer: boolean }) {
  const t = useTexts(deskTexts);
  const format = useFormat();
  const { form, typed } = useTypedForm(`lead.${lead.id}`, NOTHING);
  const { busy, problem, run } = useAct();
  const internal = typed.kind === 'internal' || !mayAnswer;
  const language = format.language(lead.language);
  const send = async ({ text }: typeof NOTHING) => {
    const body = { message: text.trim(), internal, version: lead.version };
    const input = { params: { id: lead.id }, body };
    const changed = await run(() => sessionCall(calls.reply, input));
    if (!changed) return reload();
    form.clear();
    show(changed);
    showToast(t(internal ? 'reply.noted' : 'reply.sent'));
  };
  return (
    <SentForm
      form={form}
      className={internal ? 'lead-desk-form lead-desk-note' : 'lead-desk-form'}
      problem={problem}
      names={NAMES}
      check={({ text }) => (text.trim() ? {} : { text: t('reply.empty') })}
      busy={busy}
      onSubmit={(sent) => void send(sent)}
      foot={
        <Button variant={internal ? 'secondary' : 'primary'} busy={busy}>
          {t(internal ? 'reply.saveNote' : 'reply.send')}
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
    </SentForm>
  );
}
