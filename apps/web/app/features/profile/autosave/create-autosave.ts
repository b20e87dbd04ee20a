import type { Problem, ProblemField } from '@travesia/contracts/kit';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import type { Form } from '../section-form.ts';
import { draftOf, forgetDraft, keepDraft } from './drafts.ts';
import { changedFields, conflictsOf, mergeForms, type Saved, type Whose } from './merge.ts';

/** Typing that rests so long is saved. */
const PAUSE_MS = 1200;

export interface SaveState {
  form: Form;
  /** `refused` names fields, `failed` is anything else, `conflict` waits for a choice. */
  status: 'clean' | 'dirty' | 'saving' | 'saved' | 'refused' | 'failed' | 'conflict';
  savedAt: Date | null;
  /** Refused fields by name. */
  errors: Readonly<Record<string, ProblemField>>;
  problem: Problem | null;
  /** Field that is being typed in. */
  active: string | null;
  /** What stands on the server after somebody else saved, while a person has to choose. */
  theirs: Saved | null;
  /** Fields to choose. */
  conflicts: readonly string[];
}

interface Part {
  /** Names it among the drafts. */
  part: string;
  owner: string;
  saved: Saved;
  /** Saves the form that began with a version; rejects with the server's problem. */
  save: (form: Form, version: number) => Promise<Saved>;
  /** What the server says stands there, from a problem about a stale version. */
  presentOf: (present: unknown) => Saved;
}

export type Autosave = ReturnType<typeof createAutosave>;

/** A form that saves itself: after a pause, when a field is left, and when asked to. Nothing typed is lost on the way. */
export function createAutosave({ part, owner, saved, save, presentOf }: Part) {
  const draft = draftOf(owner, part);
  let base: Saved = draft ? { version: draft.version, form: { ...saved.form, ...draft.before } } : saved;
  /** The text that stands for what is saved: what was typed until its field is left, then what the server made of it. */
  let settled: Form = base.form;
  let state: SaveState = {
    form: draft ? { ...saved.form, ...draft.mine } : saved.form,
    status: draft ? 'dirty' : 'clean',
    savedAt: null,
    errors: {},
    problem: null,
    active: null,
    theirs: null,
    conflicts: [],
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const put = (change: Partial<SaveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const unsaved = () => changedFields(settled, state.form);

  function remember(): void {
    const names = unsaved();
    if (names.length === 0) return forgetDraft(owner, part);
    const pick = (form: Form) => Object.fromEntries(names.map((name) => [name, form[name] ?? '']));
    const at = `${part}.${state.active ?? names.at(-1)}`;
    keepDraft(owner, part, at, { version: base.version, before: pick(base.form), mine: pick(state.form) });
  }

  async function saveNow(): Promise<void> {
    clearTimeout(timer);
    if (state.status === 'saving' || state.status === 'conflict') return;
    if (unsaved().length === 0) return put({ status: state.savedAt ? 'saved' : 'clean', errors: {}, problem: null });
    const sent = state.form;
    put({ status: 'saving', problem: null });
    try {
      settle(await save(sent, base.version), sent);
      put({ status: 'saved', savedAt: new Date(), errors: {} });
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code === 'request.stale_version') return meet(presentOf(problem.present));
      const errors = Object.fromEntries((problem?.fields ?? []).map((field) => [nameOf(field), field]));
      put({ status: Object.keys(errors).length ? 'refused' : 'failed', errors, problem: problem ?? null });
      return;
    }
    remember();
    // What was typed while it was being saved.
    if (unsaved().length > 0) edited();
  }

  /** Takes over what the server made of it, but for the field under the person's hands. */
  function settle(next: Saved, sent: Form): void {
    const isLeft = (name: string) => name !== state.active && state.form[name] === sent[name];
    const entries = Object.entries(next.form);
    const form = Object.fromEntries(
      entries.map(([name, value]) => [name, isLeft(name) ? value : (state.form[name] ?? '')]),
    );
    settled = Object.fromEntries(entries.map(([name, value]) => [name, isLeft(name) ? value : (sent[name] ?? '')]));
    base = next;
    put({ form });
  }

  /** Somebody else saved meanwhile: what does not touch each other is taken together, the rest is for the person to choose. */
  function meet(theirs: Saved): void {
    const ways = { before: settled, mine: state.form, theirs: theirs.form };
    const conflicts = conflictsOf(ways);
    if (conflicts.length > 0) return put({ status: 'conflict', theirs, conflicts });
    takeOver(theirs, mergeForms(ways));
  }

  function takeOver(theirs: Saved, form: Form): void {
    base = theirs;
    settled = theirs.form;
    put({ form, theirs: null, conflicts: [], status: 'dirty', errors: {}, problem: null });
    remember();
    if (unsaved().length === 0) put({ status: 'saved', savedAt: new Date() });
    else void saveNow();
  }

  function edited(): void {
    if (state.status === 'conflict') return;
    if (state.status !== 'saving') put({ status: 'dirty' });
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), PAUSE_MS);
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Saves what an earlier visit left unsaved. Answers the function that stops waiting. */
    begin() {
      if (state.status === 'dirty') void saveNow();
      return () => clearTimeout(timer);
    },
    /** What is chosen is saved now, text after a pause, and what is wrong until it is whole when its field is left. */
    edit(name: string, value: string, save: 'now' | 'pause' | 'leave') {
      const { [name]: _mended, ...errors } = state.errors;
      put({ form: { ...state.form, [name]: value }, errors });
      remember();
      edited();
      if (save === 'leave') clearTimeout(timer);
      if (save === 'now') void saveNow();
    },
    enter: (name: string) => put({ active: name }),
    leave(name: string) {
      put({ active: null });
      if (!unsaved().includes(name)) {
        settled = { ...settled, [name]: base.form[name] ?? '' };
        put({ form: { ...state.form, [name]: base.form[name] ?? '' } });
      }
      if (unsaved().length > 0 && state.status !== 'refused') void saveNow();
    },
    saveNow,
    /** Back to what was saved last. */
    discard() {
      clearTimeout(timer);
      const last = state.theirs ?? base;
      base = last;
      settled = last.form;
      const status = state.savedAt ? 'saved' : 'clean';
      put({ form: last.form, errors: {}, problem: null, theirs: null, conflicts: [], status });
      forgetDraft(owner, part);
    },
    /** Chooses whose text counts in the fields that both changed. */
    choose(keep: Readonly<Record<string, Whose>>) {
      const { theirs } = state;
      if (theirs) takeOver(theirs, mergeForms({ before: settled, mine: state.form, theirs: theirs.form }, keep));
    },
  };
}

/** `body.values.spoken.0` is the field `spoken`, `body.quiet_hours.to` the field `quiet_hours.to`. */
const nameOf = ({ path }: ProblemField): string => path.replace(/^body\.(values\.)?/, '').replace(/\.\d+$/, '');
