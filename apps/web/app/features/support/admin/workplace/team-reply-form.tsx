import { type AdminTicket, answerTicket, type Macro, TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import { type FormEvent, use, useState } from 'react';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PersonContext } from '../../../portal/index.ts';
import { AttachField } from '../../files/attach-field.tsx';
import { idsAttached } from '../../files/attached.ts';
import { supportTexts } from '../../texts.ts';
import { FailedAct } from '../../ui/parts/failed-act.tsx';
import { type Inserted, insertAt, macroFor } from './insert-macro.ts';
import { MacroPicker } from './macro-picker.tsx';
import { workplaceTexts } from './texts.ts';

const NOTHING = { kind: 'answer', text: '', files: '', close: '', take: '' };

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
  const me = use(PersonContext);
  const { form, typed } = useTypedForm(`support.team.${ticket.id}`, NOTHING);
  const mayAnswer = ticket.actions.includes('answer');
  const [isEmpty, setEmpty] = useState(false);
  const [others, setOthers] = useState<string | null>(null);
  const [inserted, setInserted] = useState<Inserted | null>(null);
  const { busy, problem, run } = useAct();
  const internal = typed.kind === 'internal' || !mayAnswer;

  const insert = (macro: Macro) => {
    const filled = macroFor(macro, ticket, me?.first_name ?? '');
    const field = document.getElementById(fieldId('text')) as HTMLTextAreaElement | null;
    const cursor = { start: field?.selectionStart ?? typed.text.length, end: field?.selectionEnd ?? typed.text.length };
    const next = insertAt(typed.text, filled.text, cursor);
    form.change({
      text: next.text.slice(0, TICKET_MESSAGE_MAX),
      ...(macro.closes ? { close: 'true' } : {}),
      ...(macro.takes ? { take: 'true' } : {}),
    });
    setInserted(filled);
    // after the field has the new text
    setTimeout(() => {
      field?.focus();
      field?.setSelectionRange(next.cursor, next.cursor);
    });
  };

  const send = async (message: string): Promise<void> => {
    const body = {
      message,
      internal,
      files: idsAttached(typed.files),
      seen: ticket.messages.at(-1)?.id,
      ...(internal ? {} : { close: typed.close === 'true', take: typed.take === 'true' }),
    };
    try {
      const changed = await sessionCall(answerTicket, { params: { id: ticket.id }, body });
      // The next message has the same readers.
      form.clear();
      form.change({ kind: typed.kind });
      setInserted(null);
      show(changed);
      showToast(t(internal ? 'team.noted' : 'team.answered'));
    } catch (error) {
      const refused = problemOf(error);
      if (refused?.code !== 'request.stale_version') throw error;
      const present = refused.present as AdminTicket;
      const last = present.messages.at(-1);
      setOthers(last?.name ?? t('team.gone'));
      show(present);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = typed.text.trim();
    setEmpty(message === '');
    if (message === '') return document.getElementById(fieldId('text'))?.focus();
    setOthers(null);
    void run(() => send(message));
  };
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
    <form
      className={internal ? 'help-form inbox-note-form' : 'help-form'}
      data-draft="team"
      noValidate
      onSubmit={submit}
    >
      <FailedAct problem={problem} />
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
      {internal ? null : <MacroPicker ticket={ticket} onPick={insert} />}
      <InsertedNote inserted={inserted} asked={ticket.requester.language} />
      <TextArea
        name="text"
        label={t('team.text')}
        rows={6}
        maxLength={TICKET_MESSAGE_MAX}
        value={typed.text}
        onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
        error={isEmpty ? t('ticket.empty') : undefined}
      />
      <AttachField form={form} value={typed.files} />
      {internal ? null : (
        <div>
          {ticket.assignee && ticket.assignee.id !== me?.id ? box('take', tw('reply.take')) : null}
          {box('close', tw('reply.close'))}
        </div>
      )}
      <Button variant={internal ? 'secondary' : 'primary'} busy={busy}>
        {internal ? t('team.sendNote') : typed.close === 'true' ? tw('reply.sendAndClose') : t('team.sendAnswer')}
      </Button>
    </form>
  );
}

/** What the author must know of an inserted reply: its language, and what is left to fill in. */
function InsertedNote({ inserted, asked }: { inserted: Inserted | null; asked: string }) {
  const t = useTexts(workplaceTexts);
  const format = useFormat();
  const language = inserted ? format.languageAlone(inserted.language) : '';
  const missing = format.list(inserted?.missing.map((name) => `{${name}}`) ?? []);
  return (
    <div role="status" className="macro-inserted">
      {inserted ? (
        <p className="small">
          {inserted.language === asked
            ? t('macros.inserted', { language })
            : t('macros.otherLanguage', { language, asked: format.languageAlone(asked) })}{' '}
          {inserted.missing.length > 0 ? <b>{t('macros.missing', { missing })}</b> : null}
        </p>
      ) : null}
    </div>
  );
}
