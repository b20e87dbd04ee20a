import { useState } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { forgetTicketDraft, keepTicketDraft, readTicketDraft } from './ticket-draft.ts';

/** Also where the page came over plain HTTP, whose browsers make no UUIDs. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** What was typed in a form of this tab: there again after an error and a reload, gone once it was sent. */
export function useDraft(place: string) {
  const owner = useSession((session) => session.user?.id ?? 'nobody');
  const [typed] = useState(() => readTicketDraft(owner, place));
  // Names the act for as long as its text is not sent.
  const [key, setKey] = useState(newKey);
  return {
    typed,
    key,
    keep: (form: HTMLFormElement) => void keepTicketDraft(owner, place, form),
    done: () => {
      forgetTicketDraft(owner, place);
      setKey(newKey());
    },
  };
}
