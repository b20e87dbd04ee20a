import { type ConsultationNotes, writeConsultationNotes } from '@travesia/contracts/consultations';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

const PAUSE_MS = 1200;

export type DraftState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface NotesDraft {
  text: string;
  state: DraftState;
  /** What a colleague wrote meanwhile. */
  theirs: string;
  write: (text: string) => void;
  save: () => Promise<void>;
  /** Goes on with their text, or with the own one instead of it. */
  settle: (whose: 'theirs' | 'own') => void;
}

/** Notes that are saved while somebody writes, and when they leave the page. */
export function useNotesDraft(id: string, notes: ConsultationNotes): NotesDraft {
  const [text, setText] = useState(notes.text);
  const [state, setState] = useState<DraftState>('saved');
  const [theirs, setTheirs] = useState('');
  const kept = useRef({ text: notes.text, version: notes.version });
  const draft = useRef(notes.text);
  const saving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveSoon = () => {
    setState('unsaved');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };
  const save = async () => {
    if (saving.current) return;
    if (draft.current === kept.current.text) return setState('saved');
    saving.current = true;
    setState('saving');
    const body = { text: draft.current, version: kept.current.version };
    try {
      const { version } = await sessionCall(writeConsultationNotes, { params: { id }, body });
      kept.current = { text: body.text, version };
      if (draft.current === body.text) setState('saved');
      else saveSoon();
    } catch (error) {
      const problem = problemOf(error);
      const present = problem?.code === 'request.stale_version' ? (problem['present'] as ConsultationNotes) : null;
      if (present) {
        kept.current = { text: present.text, version: present.version };
        setTheirs(present.text);
      }
      setState(present ? 'conflict' : 'failed');
    } finally {
      saving.current = false;
    }
  };
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      clearTimeout(timer.current);
      saveNow();
    };
  }, []);
  const write = (written: string) => {
    draft.current = written;
    setText(written);
    if (state !== 'conflict') saveSoon();
  };
  return {
    text,
    state,
    theirs,
    write,
    save,
    settle: (whose) => {
      if (whose === 'theirs') {
        draft.current = theirs;
        setText(theirs);
        setState('saved');
      } else saveSoon();
    },
  };
}
