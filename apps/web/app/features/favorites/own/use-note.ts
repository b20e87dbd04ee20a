import { changeFavorite, type Favorite } from '@travesia/contracts/favorites';
import { useEffect, useRef, useState } from 'react';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { forgetNoteDraft, keepNoteDraft, readNoteDraft } from './note-draft.ts';
import { useView } from './use-view.ts';

/** Typing has paused for so long when a note is saved. */
const PAUSE_MS = 900;

export type NoteState = 'still' | 'typing' | 'saving' | 'saved' | 'failed';

/** A note that saves itself when typing pauses or the field is left; until the server has it, the tab keeps it. */
export function useNote(item: Favorite, saved: (item: Favorite) => void) {
  const view = useView();
  const [text, setText] = useState(() => readNoteDraft(item.id) ?? item.note ?? '');
  const [state, setState] = useState<NoteState>(() => (readNoteDraft(item.id) === null ? 'still' : 'typing'));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(text);

  const save = async () => {
    clearTimeout(timer.current);
    const sent = typed.current;
    setState('saving');
    try {
      const input = { params: { id: item.id }, query: view, body: { note: sent } };
      const changed = await sessionCall(changeFavorite, input, { background: true });
      // Typed on meanwhile: that is saved by its own pause.
      if (typed.current !== sent) return;
      forgetNoteDraft(item.id);
      setState('saved');
      saved(changed);
    } catch {
      setState('failed');
    }
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    // What the page before this one could not send any more.
    if (readNoteDraft(item.id) !== null) void latest.current();
    return () => clearTimeout(timer.current);
  }, [item.id]);

  return {
    text,
    state,
    type(next: string) {
      typed.current = next;
      setText(next);
      setState('typing');
      keepNoteDraft(item.id, next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(), PAUSE_MS);
    },
    /** Saves at once what is not saved yet. */
    leave: () => (state === 'typing' ? save() : Promise.resolve()),
    retry: save,
  };
}
