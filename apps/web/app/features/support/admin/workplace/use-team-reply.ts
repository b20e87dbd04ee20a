import { type AdminTicket, answerTicket } from '@travesia/contracts/support';
import { use, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { useInsertMacro } from '../../../macros/index.ts';
import { PersonContext } from '../../../portal/index.ts';
import { idsAttached } from '../../files/attached.ts';
import { supportTexts } from '../../texts.ts';

const NOTHING = { kind: 'answer', text: '', files: '', close: '', take: '' };

/** State of a reply being written: its text, who wrote meanwhile, and what was inserted. */
export function useTeamReply(ticket: AdminTicket, show: (ticket: AdminTicket) => void) {
  const t = useTexts(supportTexts);
  const me = use(PersonContext);
  const { form, typed } = useTypedForm(`support.team.${ticket.id}`, NOTHING);
  const mayAnswer = ticket.actions.includes('answer');
  const [others, setOthers] = useState<string | null>(null);
  const { busy, problem, run } = useAct();
  const internal = typed.kind === 'internal' || !mayAnswer;

  const { name, language, place } = ticket.requester;
  const { insert, inserted, forget } = useInsertMacro({
    text: typed.text,
    receiver: { name, language, reference: ticket.reference, clinic: place },
    change: (changed) => form.change(changed),
  });

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
      forget();
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
