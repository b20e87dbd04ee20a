import { useState } from 'react';
import { useSession } from '../../../lib/session/session-store.ts';
import { forgetTicketDraft, keepTicketDraft, readTicketDraft } from '../ticket-draft.ts';

/** What was typed in a form of this tab: there again after an error and a reload, gone once it was sent. */
export function useDraft(place: string) {
  const owner = useSession((session) => session.user?.id ?? 'nobody');
  const [typed] = useState(() => readTicketDraft(owner, place));
  // Names the act for as long as its text is not sent.
  const [key, setKey] = useState(() => crypto.randomUUID());
  return {
    typed,
    key,
    keep: (form: HTMLFormElement) => void keepTicketDraft(owner, place, form),
    done: () => {
      forgetTicketDraft(owner, place);
      setKey(crypto.randomUUID());
    },
  };
}
