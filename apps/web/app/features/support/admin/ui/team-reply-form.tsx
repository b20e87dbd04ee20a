import { type AdminTicket, answerTicket, TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import { type FormEvent, useState } from 'react';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sendOnce } from '../../../../lib/calls/send-once.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { useActKey } from '../../../../lib/calls/use-act-key.ts';
import { supportTexts } from '../../texts.ts';
import { FailedAct } from '../../ui/parts/failed-act.tsx';

const NOTHING = { kind: 'answer', text: '' };

/** A reply to the user or an internal note: one field, and a choice that states clearly who will read it. */
export function TeamReplyForm({ ticket, show }: { ticket: AdminTicket; show: (ticket: AdminTicket) => void }) {
  const t = useTexts(supportTexts);
  const { form, typed } = useTypedForm(`support.team.${ticket.id}`, NOTHING);
  const { key, next } = useActKey();
  const mayAnswer = ticket.actions.includes('answer');
  const [isEmpty, setEmpty] = useState(false);
  const { busy, problem, run } = useAct();
  const internal = typed.kind === 'internal' || !mayAnswer;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = typed.text.trim();
    setEmpty(message === '');
    if (message === '') return document.getElementById(fieldId('text'))?.focus();
    void run(async () => {
      const input = { params: { id: ticket.id }, body: { message, internal } };
      const changed = await sessionCall(answerTicket, input, { send: sendOnce(key) });
      // The next message has the same readers.
      form.clear();
      form.change({ kind: typed.kind });
      next();
      show(changed);
      showToast(t(internal ? 'team.noted' : 'team.answered'));
    });
  };
  return (
    <form
      className={internal ? 'help-form inbox-note-form' : 'help-form'}
      data-draft="team"
      noValidate
      onSubmit={submit}
    >
      <FailedAct problem={problem} />
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
      <TextArea
        name="text"
        label={t('team.text')}
        rows={5}
        maxLength={TICKET_MESSAGE_MAX}
        value={typed.text}
        onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
        error={isEmpty ? t('ticket.empty') : undefined}
      />
      <Button variant={internal ? 'secondary' : 'primary'} busy={busy}>
        {t(internal ? 'team.sendNote' : 'team.sendAnswer')}
      </Button>
    </form>
  );
}
