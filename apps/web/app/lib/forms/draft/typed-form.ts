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
  /** When each field was last typed in, in any tab; 0 before the page was loaded. */
  readonly #typedAt = new Map<string, number>();
  #tell: ((texts: Form, at: number) => void) | null = null;

  constructor(owner: string, place: string | null, start: T) {
    this.#owner = owner;
    this.#place = place;
    this.#start = { ...start };
    this.#typed = (place === null ? null : draftOf(owner, place)?.mine) ?? {};
    for (const name of Object.keys(this.#typed)) this.#typedAt.set(name, 0);
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

  get owner(): string {
    return this.#owner;
  }

  get place(): string | null {
    return this.#place;
  }

  change(changed: Partial<T>): void {
    const texts = toForm(changed);
    const at = Date.now();
    this.#put(texts, at);
    this.#tell?.(texts, at);
  }

  /** Tells other tabs what is typed from now on; null ends it. */
  tell(tell: ((texts: Form, at: number) => void) | null): void {
    this.#tell = tell;
  }

  /** Tells other tabs what is typed already. */
  tellAll(): void {
    for (const [name, text] of Object.entries(this.#typed))
      if (text) this.#tell?.({ [name]: text }, this.#typedAt.get(name) ?? 0);
  }

  /** Takes over what was typed in another tab, unless it is typed here, or was later. */
  take(texts: Form, at: number, isTypedHere: boolean): void {
    const newer = Object.entries(texts).filter(([name]) => {
      const own = this.#typedAt.get(name);
      return own === undefined || (at > own && !isTypedHere);
    });
    if (newer.length) this.#put(Object.fromEntries(newer), at);
  }

  #put(texts: Form, typedAt: number): void {
    for (const name of Object.keys(texts)) this.#typedAt.set(name, typedAt);
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
