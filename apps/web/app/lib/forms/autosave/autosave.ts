import type { Problem, ProblemField } from '@travesia/contracts/kit';
import { problemOf } from '../../problem/problem-error.ts';
import type { Form } from './form.ts';
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
  /** Saved only when it is sent: for what should not happen by the way. */
  manual?: boolean;
  /** Saves the form that began with a version; rejects with the server's problem. */
  save: (form: Form, version: number) => Promise<Saved>;
  /** What the server says stands there, from a problem about a stale version. */
  presentOf: (present: unknown) => Saved;
}

const NOTHING_YET: Omit<SaveState, 'form' | 'status'> = {
  savedAt: null,
  errors: {},
  problem: null,
  active: null,
  theirs: null,
  conflicts: [],
};

/** A form that saves itself: after a pause, when a field is left, and when asked to. Nothing typed is lost on the way. */
export class Autosave {
  readonly #part: Part;
  #base: Saved;
  /** The text that stands for what is saved: what was typed until its field is left, then what the server made of it. */
  #settled: Form;
  #state: SaveState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(part: Part) {
    const draft = draftOf(part.owner, part.part);
    const { saved } = part;
    this.#part = part;
    this.#base = draft ? { version: draft.version, form: { ...saved.form, ...draft.before } } : saved;
    this.#settled = this.#base.form;
    this.#state = {
      ...NOTHING_YET,
      form: draft ? { ...saved.form, ...draft.mine } : saved.form,
      status: draft ? 'dirty' : 'clean',
    };
  }

  read = (): SaveState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Saves what an earlier visit left unsaved, and later what the line was down for. Answers the function that stops waiting. */
  begin(): () => void {
    if (this.#state.status === 'dirty' && !this.#part.manual) void this.saveNow();
    const again = () => {
      if (this.#state.status === 'failed' && !this.#part.manual) void this.saveNow();
    };
    addEventListener('online', again);
    return () => {
      clearTimeout(this.#timer);
      removeEventListener('online', again);
    };
  }

  /** What is chosen is saved now, text after a pause, and what is wrong until it is whole when its field is left. */
  edit(name: string, value: string, save: 'now' | 'pause' | 'leave'): void {
    const { [name]: _mended, ...errors } = this.#state.errors;
    this.#put({ form: { ...this.#state.form, [name]: value }, errors });
    this.#remember();
    this.#edited();
    if (save === 'leave' || this.#part.manual) clearTimeout(this.#timer);
    if (save === 'now' && !this.#part.manual) void this.saveNow();
  }

  enter(name: string): void {
    this.#put({ active: name });
  }

  leave(name: string): void {
    this.#put({ active: null });
    if (!this.#unsaved().includes(name)) {
      const now = this.#base.form[name] ?? '';
      this.#settled = { ...this.#settled, [name]: now };
      this.#put({ form: { ...this.#state.form, [name]: now } });
    }
    if (this.#unsaved().length > 0 && this.#state.status !== 'refused' && !this.#part.manual) void this.saveNow();
  }

  async saveNow(): Promise<void> {
    clearTimeout(this.#timer);
    const { status, savedAt, form: sent } = this.#state;
    if (status === 'saving' || status === 'conflict') return;
    if (this.#unsaved().length === 0)
      return this.#put({ status: savedAt ? 'saved' : 'clean', errors: {}, problem: null });
    this.#put({ status: 'saving', problem: null });
    try {
      this.#settle(await this.#part.save(sent, this.#base.version), sent);
    } catch (error) {
      return this.#refused(problemOf(error));
    }
    this.#put({ status: 'saved', savedAt: new Date(), errors: {} });
    this.#remember();
    // What was typed while it was being saved.
    if (this.#unsaved().length > 0) this.#edited();
  }

  /** Back to what was saved last. */
  discard(): void {
    clearTimeout(this.#timer);
    const { theirs, savedAt, active } = this.#state;
    this.#base = theirs ?? this.#base;
    this.#settled = this.#base.form;
    this.#put({ ...NOTHING_YET, savedAt, active, form: this.#base.form, status: savedAt ? 'saved' : 'clean' });
    forgetDraft(this.#part.owner, this.#part.part);
  }

  /** Chooses whose text counts in the fields that both changed. */
  choose(keep: Readonly<Record<string, Whose>>): void {
    const { theirs, form } = this.#state;
    if (theirs) this.#takeOver(theirs, mergeForms({ before: this.#settled, mine: form, theirs: theirs.form }, keep));
  }

  #put(change: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #unsaved(): string[] {
    return changedFields(this.#settled, this.#state.form);
  }

  #remember(): void {
    const { owner, part } = this.#part;
    const names = this.#unsaved();
    if (names.length === 0) return forgetDraft(owner, part);
    const pick = (form: Form) => Object.fromEntries(names.map((name) => [name, form[name] ?? '']));
    const at = `${part}.${this.#state.active ?? names.at(-1)}`;
    const { version, form } = this.#base;
    keepDraft(owner, part, at, { version, before: pick(form), mine: pick(this.#state.form) });
  }

  #edited(): void {
    if (this.#state.status === 'conflict') return;
    if (this.#state.status !== 'saving') this.#put({ status: 'dirty' });
    clearTimeout(this.#timer);
    if (!this.#part.manual) this.#timer = setTimeout(() => void this.saveNow(), PAUSE_MS);
  }

  #refused(problem: Problem | undefined): void {
    if (problem?.code === 'request.stale_version') return this.#meet(this.#part.presentOf(problem.present));
    const errors = Object.fromEntries((problem?.fields ?? []).map((field) => [nameOf(field), field]));
    this.#put({ status: Object.keys(errors).length ? 'refused' : 'failed', errors, problem: problem ?? null });
  }

  /** Takes over what the server made of it, but for the field under the person's hands. */
  #settle(next: Saved, sent: Form): void {
    const { active, form } = this.#state;
    const isLeft = (name: string) => name !== active && form[name] === sent[name];
    const taken = (mine: Form): Form =>
      Object.fromEntries(
        Object.entries(next.form).map(([name, value]) => [name, isLeft(name) ? value : (mine[name] ?? '')]),
      );
    this.#settled = taken(sent);
    this.#base = next;
    this.#put({ form: taken(form) });
  }

  /** Somebody else saved meanwhile: what does not touch each other is taken together, the rest is for the person to choose. */
  #meet(theirs: Saved): void {
    const ways = { before: this.#settled, mine: this.#state.form, theirs: theirs.form };
    const conflicts = conflictsOf(ways);
    if (conflicts.length > 0) this.#put({ status: 'conflict', theirs, conflicts });
    else this.#takeOver(theirs, mergeForms(ways));
  }

  #takeOver(theirs: Saved, form: Form): void {
    this.#base = theirs;
    this.#settled = theirs.form;
    this.#put({ form, theirs: null, conflicts: [], status: 'dirty', errors: {}, problem: null });
    this.#remember();
    if (this.#unsaved().length === 0) this.#put({ status: 'saved', savedAt: new Date() });
    else void this.saveNow();
  }
}

/** `body.values.spoken.0` is the field `spoken`, `body.quiet_hours.to` the field `quiet_hours.to`. */
const nameOf = ({ path }: ProblemField): string => path.replace(/^body\.(values\.)?/, '').replace(/\.\d+$/, '');
