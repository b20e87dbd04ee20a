import { useAct } from '../../../lib/calls/use-act.ts';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useInsertMacro } from '../../macros/index.ts';
import type { LeadPartProps } from './lead-part.ts';
import { deskTexts } from './texts.ts';

const NOTHING = { kind: 'answer', text: '', close: '', take: '' };

export interface LeadReplyProps extends LeadPartProps {
  mayAnswer: boolean;
  /** The account of the reader. */
  me: string | null;
}

/** State of an answer or note being written: its text, its readers, what was inserted, and what happens with it. */
export function useLeadReply({ lead, calls, show, reload, mayAnswer, me }: LeadReplyProps) {
  const t = useTexts(deskTexts);
  const { form, typed } = useTypedForm(`lead.${lead.id}`, NOTHING);
  const { busy, problem, run } = useAct();
  const { id, name, language, reference, clinic, assignee, actions, version } = lead;
  const { insert, inserted, forget } = useInsertMacro({
    text: typed.text,
    receiver: { name, language, reference, clinic: clinic?.name ?? null },
    change: (changed) => form.change(changed),
  });
  const internal = typed.kind === 'internal' || !mayAnswer;
  const mayTake = assignee !== null && assignee.id !== me;
  const mayClose = actions.includes('close');
  const closes = mayClose && typed.close === 'true';
  const send = async () => {
    const message = typed.text.trim();
    const effects = internal ? {} : { take: mayTake && typed.take === 'true', close: closes };
    const input = { params: { id }, body: { message, internal, version, ...effects } };
    const changed = await run(() => sessionCall(calls.reply, input));
    if (!changed) return reload();
    form.clear();
    forget();
    show(changed);
    showToast(t(internal ? 'reply.noted' : 'reply.sent'));
  };
  // Whether an answer can take the request from someone else or close it, and whether it will.
  return { form, typed, internal, mayTake, mayClose, closes, busy, problem, inserted, insert, send };
}
