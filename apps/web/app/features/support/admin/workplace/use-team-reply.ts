import { type AdminTicket, answerTicket, type Macro, TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import { use, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PersonContext } from '../../../portal/index.ts';
import { idsAttached } from '../../files/attached.ts';
import { supportTexts } from '../../texts.ts';
import { type Inserted, insertAt, macroFor } from './insert-macro.ts';

const NOTHING = { kind: 'answer', text: '', files: '', close: '', take: '' };

/** State of a reply being written: its text, who wrote meanwhile, and what was inserted. */
export function useTeamReply(ticket: AdminTicket, show: (ticket: AdminTicket) => void) {
  const t = useTexts(supportTexts);
  const me = use(PersonContext);
  const { form, typed } = useTypedForm(`support.team.${ticket.id}`, NOTHING);
  const mayAnswer = ticket.actions.includes('answer');
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
  const submit = () => {
    setOthers(null);
    void run(() => send(typed.text.trim()));
  };
  return {
    form,
    typed,
    /** Whether it is an internal note. */
    internal,
    mayAnswer,
    /** Whether replying can take the ticket from someone else. */
    mayTake: ticket.assignee !== null && ticket.assignee.id !== me?.id,
    /** Who wrote while the text was written. */
    others,
    inserted,
    busy,
    problem,
    insert,
    submit,
  };
}
