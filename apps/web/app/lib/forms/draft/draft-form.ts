import type { Problem, ProblemField } from '@travesia/contracts/kit';
import { createFormControl, type FieldValues } from 'react-hook-form';
import { problemOf } from '../../problem/problem-error.ts';
import { afterPress } from './after-press.ts';
import { draftOf, forgetDraft, isStillTheirs, keepDraft } from './drafts.ts';
import { type Form, toForm, toValues } from './form.ts';
import { changedFields, conflictsOf, mergeForms, type Saved, type Whose } from './merge.ts';

/** Delay after typing before autosave. */
const PAUSE_MS = 1200;
/** Delay before an autosave is repeated that the server could not take. */
const RETRY_MS = 15_000;

/** Save status; the values and field errors are in `control`. */
export interface SaveState {
  /** `refused` is a field error, `failed` anything else, `conflict` needs a choice. */
  status: 'clean' | 'dirty' | 'saving' | 'saved' | 'refused' | 'failed' | 'conflict';
  savedAt: Date | null;
  /** Names of rejected fields. */
  refused: readonly string[];
  problem: Problem | null;
  /** Focused field. */
  active: string | null;
  /** Whether the user submitted the form: then a rejected field is marked even while focused, and gets the focus. */
  isSent: boolean;
  /** A failed save will be repeated without the user. */
  isRetrying: boolean;
  /** The server's state after someone else saved, until the user has chosen. */
  theirs: Saved | null;
  /** Fields to choose. */
  conflicts: readonly string[];
}

export interface DraftPart {
  /** Identifies the form and its subject among the user's drafts. */
  part: string;
  owner: string;
  saved: Saved;
  /** Saved only on submit: for changes that must be deliberate. */
  manual?: boolean;
  /** Saves the form that began with a version; rejects with the server's problem. `changed` names the fields to save. */
  save: (form: Form, version: number, changed: readonly string[]) => Promise<Saved>;
  /** What the server says stands there, from a problem about a stale version; absent for what has no versions. */
  presentOf?: (present: unknown) => Saved;
}

const NOTHING_YET: Omit<SaveState, 'status'> = {
  savedAt: null,
  refused: [],
  problem: null,
  active: null,
  isSent: false,
  isRetrying: false,
  theirs: null,
  conflicts: [],
};

/**
 * A form whose text survives a reload, a failed save and the end of the session. It is saved after a pause, on blur
 * and on submit, or only on submit. It outlives its screen too, so that only one form at a time writes a draft.
 */
export class DraftForm {
  readonly fields: ReturnType<typeof createFormControl<FieldValues>>;
  #part: DraftPart;
  #form: Form;
  #base: Saved;
  /** The displayed text of a saved value: as typed until blur, then as normalized by the server. */
  #settled: Form;
  #state: SaveState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  readonly #listeners = new Set<() => void>();

  constructor(part: DraftPart) {
    const draft = draftOf(part.owner, part.part);
    const { saved } = part;
    this.#part = part;
    this.#base = draft ? { version: draft.version, form: { ...saved.form, ...draft.before } } : saved;
    this.#settled = this.#base.form;
    this.#form = draft ? { ...saved.form, ...draft.mine } : saved.form;
    this.#state = { ...NOTHING_YET, status: draft ? 'dirty' : 'clean' };
    this.fields = createFormControl<FieldValues>({ defaultValues: toValues(this.#form) });
    this.fields.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        this.#form = toForm(values);
      },
    });
  }

  get control() {
    return this.fields.control;
  }

  get form(): Form {
    return this.#form;
  }

  /** What was saved last. */
  get saved(): Saved {
    return this.#base;
  }

  read = (): SaveState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Called when the form is shown: saves what an earlier visit left unsaved, and later what failed offline. Returns
   * the cleanup function.
   */
  begin(part: DraftPart): () => void {
    this.#part = part;
    const { status } = this.#state;
    if (status !== 'saving' && this.#unsaved().length === 0) this.#startAgain(part.saved);
    if ((status === 'dirty' || status === 'failed') && !part.manual) void this.saveNow();
    const again = () => {
      if (this.#state.status === 'failed' && !part.manual) void this.saveNow();
    };
    // Whoever puts the phone away may not come back to this page.
    const leaving = () => {
      if (document.hidden && this.#state.status === 'dirty' && !part.manual) void this.saveNow();
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', leaving);
    return () => {
      clearTimeout(this.#timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', leaving);
    };
  }

  /** Choices are saved immediately, text after a pause, and incomplete values on blur. */
  edit(name: string, value: string, save: 'now' | 'pause' | 'leave'): void {
    this.fields.clearErrors(name);
    this.fields.setValue(name, value);
    this.#put({ refused: this.#state.refused.filter((one) => one !== name), isSent: false });
    this.#remember();
    this.#edited();
    if (save === 'leave' || this.#part.manual) clearTimeout(this.#timer);
    if (save === 'now' && !this.#part.manual) void this.saveNow();
  }

  enter(name: string): void {
    this.#put({ active: name });
  }

  /** The focus left the field: its errors show, and it is saved, once a press that took the focus is over. */
  leave(name: string): void {
    afterPress(() => this.#left(name));
  }

  /** The user submits: what was rejected is marked at once. */
  async send(): Promise<void> {
    this.#isSending = true;
    while (this.#state.status === 'saving') await this.#change();
    await this.saveNow();
    this.#isSending = false;
  }

  async saveNow(): Promise<void> {
    clearTimeout(this.#timer);
    const { status, savedAt } = this.#state;
    const sent = this.#form;
    if (status === 'saving' || status === 'conflict' || !isStillTheirs(this.#part.owner)) return;
    this.fields.clearErrors();
    const changed = this.#unsaved();
    if (changed.length === 0) return this.#put({ status: savedAt ? 'saved' : 'clean', refused: [], problem: null });
    this.#put({ status: 'saving', problem: null, isRetrying: false, isSent: false });
    try {
      this.#settle(await this.#part.save(sent, this.#base.version, changed), sent);
    } catch (error) {
      return this.#refuse(problemOf(error), sent);
    }
    this.#put({ status: 'saved', savedAt: new Date(), refused: [] });
    this.#remember();
    // Typed during the save.
    if (this.#unsaved().length > 0) this.#edited();
  }

  /**
   * Saves everything, also what is typed meanwhile, for an act that builds on it. Returns the saved version, or null if something
   * could not be saved.
   */
  async saveAll(): Promise<number | null> {
    while (this.#state.status === 'saving') await this.#change();
    await this.saveNow();
    const { status } = this.#state;
    if (status === 'clean' || status === 'saved') return this.#base.version;
    return status === 'dirty' && isStillTheirs(this.#part.owner) ? this.saveAll() : null;
  }

  /** Takes over what another act saved, such as adding a file; what is typed here stays. */
  follow(saved: Saved): void {
    const { status } = this.#state;
    // A save under way, or the choice, meets the new version on the server.
    if (status === 'saving' || status === 'conflict' || saved.version <= this.#base.version) return;
    if (this.#unsaved().length > 0) void this.#meet(saved);
    else this.#settle(saved, this.#form);
  }

  /** Back to what was saved last. */
  discard(): void {
    clearTimeout(this.#timer);
    const { theirs, savedAt, active } = this.#state;
    this.#base = theirs ?? this.#base;
    this.#settled = this.#base.form;
    this.fields.clearErrors();
    this.#show(this.#base.form);
    this.#put({ ...NOTHING_YET, savedAt, active, status: savedAt ? 'saved' : 'clean' });
    forgetDraft(this.#part.owner, this.#part.part);
  }

  /** Chooses whose text to keep in the fields both changed. */
  choose(keep: Readonly<Record<string, Whose>>): void {
    const { theirs } = this.#state;
    if (!theirs) return;
    void this.#takeOver(theirs, mergeForms({ before: this.#settled, mine: this.#form, theirs: theirs.form }, keep));
  }

  #left(name: string): void {
    // By now another field may have the focus.
    if (this.#state.active === name) this.#put({ active: null });
    if (!this.#unsaved().includes(name)) {
      const now = this.#base.form[name] ?? '';
      this.#settled = { ...this.#settled, [name]: now };
      this.#show({ [name]: now });
    }
    if (this.#unsaved().length > 0 && this.#state.status !== 'refused' && !this.#part.manual) void this.saveNow();
  }

  /** Shown again with nothing unsaved. What was loaded before the last save is outdated. */
  #startAgain(saved: Saved): void {
    this.#base = saved.version < this.#base.version ? this.#base : saved;
    this.#settled = this.#base.form;
    this.fields.clearErrors();
    this.#show(this.#base.form);
    this.#put({ ...NOTHING_YET, status: 'clean' });
  }

  #put(change: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Resolves when the state changes. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  #show(form: Form): void {
    for (const [name, text] of Object.entries(form)) if (this.#form[name] !== text) this.fields.setValue(name, text);
  }

  #unsaved(): string[] {
    return changedFields(this.#settled, this.#form);
  }

  #remember(): void {
    const { owner, part } = this.#part;
    const names = this.#unsaved();
    if (names.length === 0) return forgetDraft(owner, part);
    const pick = (form: Form) => Object.fromEntries(names.map((name) => [name, form[name] ?? '']));
    const at = `${part}.${this.#state.active ?? names.at(-1)}`;
    keepDraft(owner, part, at, { version: this.#base.version, before: pick(this.#base.form), mine: pick(this.#form) });
  }

  #edited(): void {
    if (this.#state.status === 'conflict') return;
    if (this.#state.status !== 'saving') this.#put({ status: 'dirty' });
    clearTimeout(this.#timer);
    if (!this.#part.manual) this.#timer = setTimeout(() => void this.saveNow(), PAUSE_MS);
  }

  async #refuse(problem: Problem | undefined, sent: Form): Promise<void> {
    const { presentOf } = this.#part;
    if (problem?.code === 'request.stale_version' && presentOf) return this.#meet(presentOf(problem.present));
    const nameOf = (field: ProblemField) => fieldAt(field, this.#form);
    const named = problem?.fields ?? [];
    // What was typed anew during the save was not refused, and nobody would save it.
    const retyped = changedFields(sent, this.#form);
    const fields = named.filter((field) => !retyped.includes(nameOf(field)));
    if (fields.length < named.length && fields.length === 0) {
      this.#put({ status: 'dirty' });
      return this.#edited();
    }
    for (const field of fields) this.fields.setError(nameOf(field), { type: field.code, message: field.message });
    const refused = [...new Set(fields.map(nameOf))];
    const isRetrying = !this.#part.manual && refused.length === 0 && (problem?.status ?? 0) >= 500;
    const status = refused.length ? 'refused' : 'failed';
    this.#put({ status, refused, problem: problem ?? null, isRetrying, isSent: this.#isSending });
    if (isRetrying) this.#timer = setTimeout(() => void this.saveNow(), RETRY_MS);
  }

  /** Applies the server's normalized values, except to the focused field. */
  #settle(next: Saved, sent: Form): void {
    const { active } = this.#state;
    const form = this.#form;
    const isLeft = (name: string) => name !== active && form[name] === sent[name];
    const taken = (mine: Form): Form =>
      Object.fromEntries(
        Object.entries(next.form).map(([name, value]) => [name, isLeft(name) ? value : (mine[name] ?? '')]),
      );
    this.#settled = taken(sent);
    this.#base = next;
    this.#show(taken(form));
  }

  /** Somebody else saved meanwhile: what does not touch each other is taken together, the rest is for the person to choose. */
  async #meet(theirs: Saved): Promise<void> {
    const ways = { before: this.#settled, mine: this.#form, theirs: theirs.form };
    const conflicts = conflictsOf(ways);
    if (conflicts.length > 0) this.#put({ status: 'conflict', theirs, conflicts, isSent: this.#isSending });
    else await this.#takeOver(theirs, mergeForms(ways));
  }

  async #takeOver(theirs: Saved, form: Form): Promise<void> {
    this.#base = theirs;
    this.#settled = theirs.form;
    this.fields.clearErrors();
    this.#show(form);
    this.#put({ theirs: null, conflicts: [], status: 'dirty', refused: [], problem: null });
    this.#remember();
    if (this.#unsaved().length === 0) this.#put({ status: 'saved', savedAt: new Date() });
    else await this.saveNow();
  }
}

/**
 * The field of a form that a path is about: `body.values.spoken.0` is `spoken`, and `body.quiet_hours.to` is
 * `quiet_hours.to`, or `quiet_hours` in a form that has it as one field. The path itself if the form has none.
 */
function fieldAt({ path }: ProblemField, form: Form): string {
  const whole = path.replace(/^body\.(values\.)?/, '');
  const parts = whole.split('.');
  const names = parts.map((_part, at) => parts.slice(0, parts.length - at).join('.'));
  return names.find((name) => Object.hasOwn(form, name)) ?? whole;
}
