import { createFormControl, type FieldValues } from 'react-hook-form';
import { draftOf, forgetDraft, keepDraft } from './drafts.ts';
import { type Form, toForm, toValues } from './form.ts';

/** A form of texts, by field name. */
export type Texts<T> = { readonly [Name in keyof T]: string };

/**
 * A form submitted once, such as in a dialog. Only typed text is kept, so that untouched fields follow changes by
 * others. Without a place, nothing is kept.
 */
export class TypedForm<T extends Texts<T>> {
  readonly fields: ReturnType<typeof createFormControl<FieldValues>>;
  readonly #owner: string;
  readonly #place: string | null;
  #start: Form;
  #typed: Form;

  constructor(owner: string, place: string | null, start: T) {
    this.#owner = owner;
    this.#place = place;
    this.#start = { ...start };
    this.#typed = (place === null ? null : draftOf(owner, place)?.mine) ?? {};
    this.fields = createFormControl<FieldValues>({ defaultValues: toValues({ ...this.#start, ...this.#typed }) });
  }

  get control() {
    return this.fields.control;
  }

  /** The current values, as submitted. */
  read(): T {
    return { ...this.#start, ...this.#typed } as T;
  }

  /** The initial values changed: typed fields stay unchanged. */
  follow(start: T): void {
    for (const [name, text] of Object.entries<string>(start)) {
      if (text === this.#start[name]) continue;
      this.#start = { ...this.#start, [name]: text };
      if (!(name in this.#typed)) this.fields.setValue(name, text);
    }
  }

  change(changed: Partial<T>): void {
    const texts = toForm(changed);
    for (const [name, text] of Object.entries(texts)) this.fields.setValue(name, text);
    this.#typed = { ...this.#typed, ...texts };
    if (this.#place === null) return;
    const at = `${this.#place}.${Object.keys(texts).at(-1)}`;
    keepDraft(this.#owner, this.#place, at, { version: 0, before: {}, mine: this.#typed });
  }

  /** Drops what was typed: it was submitted or discarded. What another form of the same place has kept since stays. */
  clear(): void {
    const typed = this.#typed;
    this.#typed = {};
    for (const name of Object.keys(typed)) this.fields.setValue(name, this.#start[name] ?? '');
    if (this.#place === null) return;
    const kept = draftOf(this.#owner, this.#place)?.mine;
    if (JSON.stringify(kept) === JSON.stringify(typed)) forgetDraft(this.#owner, this.#place);
  }
}
