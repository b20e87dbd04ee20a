import { type AdminTicket, answerTicket, TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sendOnce } from '../../../../lib/calls/send-once.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { useDraft } from '../../use-draft.ts';
import { supportTexts } from '../../texts.ts';
import { FailedAct } from '../../ui/parts/failed-act.tsx';

/** An answer to the person, or a note for the team: one field, and a choice that says loud who will read it. */
export function TeamReplyForm({ ticket, show }: { ticket: AdminTicket; show: (ticket: AdminTicket) => void }) {
  const t = useTexts(supportTexts);
  const { typed, key, keep, done } = useDraft(`team.${ticket.id}`);
  const mayAnswer = ticket.actions.includes('answer');
  const [wantsNote, setNote] = useState(typed['kind'] === 'internal');
  const [text, setText] = useState(typed['text'] ?? '');
  const [isEmpty, setEmpty] = useState(false);
  const { busy, problem, run } = useAct();
  const internal = wantsNote || !mayAnswer;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    setEmpty(message === '');
    if (message === '') return document.getElementById(fieldId('text'))?.focus();
    void run(async () => {
      const input = { params: { id: ticket.id }, body: { message, internal } };
      const changed = await sessionCall(answerTicket, input, { send: sendOnce(key) });
      done();
      setText('');
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
      onInput={({ currentTarget }) => keep(currentTarget)}
    >
      <FailedAct problem={problem} />
      <SelectField
        name="kind"
        label={t('team.kind')}
        value={internal ? 'internal' : 'answer'}
        onChange={({ currentTarget }) => setNote(currentTarget.value === 'internal')}
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
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={isEmpty ? t('ticket.empty') : undefined}
      />
      <Button variant={internal ? 'secondary' : 'primary'} busy={busy}>
        {t(internal ? 'team.sendNote' : 'team.sendAnswer')}
      </Button>
    </form>
  );
}
