import { type Application, getApplication, saveApplication } from '@travesia/contracts/applications';
import type { Problem } from '@travesia/contracts/kit';
import { createStore } from 'zustand';
import { forgetRecord, readRecord, writeRecord } from '../../../lib/device/device-json.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { type Changes, conflictsOf, isEmpty, newIn, withChanges } from './section-values.ts';

/** Typing rests so long before it is saved. */
const REST_MS = 900;
// Of this tab only: it is gone when the tab is.
const tab = () => sessionStorage;
const keyOf = (id: string) => `draft:application:${id}`;

export interface ApplyState {
  /** As the server knows it. */
  application: Application;
  /** Typed, and not known to the server yet. */
  pending: Changes;
  saving: 'idle' | 'saving' | 'saved' | 'failed';
  savedAt: Date | null;
  problem: Problem | null;
  /** Fields that somebody else changed meanwhile, `section.field`; ours are kept until it is said which count. */
  conflicts: string[];
  /** Grows when fields are to show something else than what was typed in them. */
  shown: number;
  /** Takes what a form holds now, and saves it after a rest. */
  change: (changes: Changes) => void;
  /** Saves now what is not saved yet; true when everything is. */
  flush: () => Promise<boolean>;
  /** Ends a conflict: by what was typed here, or by what the others wrote. */
  settle: (whose: 'mine' | 'theirs') => Promise<void>;
  /** The version that the next change builds on. */
  version: () => number;
  /** Takes what a call has answered. */
  take: (application: Application) => void;
}

function keepInTab(id: string, pending: Changes): void {
  if (isEmpty(pending)) forgetRecord(tab, keyOf(id));
  else writeRecord(tab, keyOf(id), pending);
}

/** An application while it is filled in: everything typed is kept at once in this tab and saved in order, one call at a time. */
export function createApplicationStore(first: Application) {
  const { id } = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  return createStore<ApplyState>((set, get) => {
    const keep = (pending: Changes) => {
      keepInTab(id, pending);
      set({ pending });
    };

    /** Somebody else saved first: goes on from theirs unless both changed the same field. */
    const catchUp = async (): Promise<boolean> => {
      const { application: base, pending } = get();
      const latest = await sessionCall(getApplication, { params: { id } }, { background: true });
      const conflicts = conflictsOf(base.sections, latest.sections, pending);
      set(({ shown }) => ({ application: latest, conflicts, shown: shown + 1 }));
      return conflicts.length === 0;
    };

    const saveOnce = async (): Promise<boolean> => {
      const { application, pending } = get();
      const sent = newIn(pending, application.sections);
      if (isEmpty(sent)) {
        keep({});
        return true;
      }
      set({ saving: 'saving', problem: null });
      try {
        const body = { version: application.version, ...sent };
        const saved = await sessionCall(saveApplication, { params: { id }, body });
        set({ application: saved, saving: 'saved', savedAt: new Date() });
        // What was typed while it was on its way.
        const left = newIn(get().pending, withChanges(saved.sections, sent));
        keep(left);
        return isEmpty(left) || (await saveOnce());
      } catch (error) {
        const problem = problemOf(error);
        if (problem?.code === 'request.stale_version' && (await catchUp().catch(() => false))) return saveOnce();
        set({ saving: 'failed', problem: problem ?? null });
        return false;
      }
    };

    const flush = async (): Promise<boolean> => {
      clearTimeout(timer);
      if (get().conflicts.length) return false;
      running ??= saveOnce().finally(() => {
        running = undefined;
      });
      return running;
    };

    return {
      application: first,
      pending: newIn((readRecord(tab, keyOf(id)) ?? {}) as Changes, first.sections),
      saving: 'idle',
      savedAt: null,
      problem: null,
      conflicts: [],
      shown: 0,
      flush,
      change: (changes) => {
        const { pending, application } = get();
        const both = withChanges(withChanges(application.sections, pending), changes);
        keep(newIn(both, application.sections));
        clearTimeout(timer);
        timer = setTimeout(() => void flush(), REST_MS);
      },
      settle: async (whose) => {
        set({ conflicts: [], problem: null });
        if (whose === 'theirs') {
          keep({});
          set(({ shown }) => ({ saving: 'idle', shown: shown + 1 }));
        } else await flush();
      },
      version: () => get().application.version,
      take: (application) => set({ application }),
    };
  });
}
