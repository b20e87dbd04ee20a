import { type Field, isChoice, isUntouched } from '../lib/forms/is-untouched.ts';
import { forgetRecord, readRecord, writeRecord } from '../lib/device/device-json.ts';
import { signedInPerson } from './session/signed-in-person.ts';

const store = () => localStorage;
/** Drafts expire after a week, as the note beside the form says. */
const KEPT_MS = 7 * 24 * 3_600_000;
const SAVE_AFTER_MS = 300;

interface Draft {
  at: number;
  values: Record<string, string>;
}

/**
 * Saves a form's input in this browser until it is submitted, across reloads and lost connections, and offers to clear it.
 * Consents are not saved. A signed-in user's name and email address are filled in. On an element that is not a form (the page after submitting), deletes the draft of that name.
 */
export function enhance(element: HTMLElement): void {
  const key = `draft:${element.dataset['draft'] ?? ''}`;
  if (element instanceof HTMLFormElement) keep(element, key);
  else forget(key);
}

function keep(form: HTMLFormElement, key: string): void {
  const draft = read(key);
  // A form returned by the server with its input takes precedence.
  const isFresh = form.querySelector('[role="alert"]') === null;
  if (draft && isFresh) fill(form, draft.values);
  if (isFresh) fillPerson(form);
  const note = noteFor(form, key);
  if (draft && isFresh) note.hidden = false;
  let timer: number | undefined;
  form.addEventListener('input', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      write(key, valuesOf(form));
      note.hidden = false;
    }, SAVE_AFTER_MS);
  });
}

/** Fields to save: no hidden fields, consents or honeypot. */
function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement) &&
      field.type !== 'hidden' &&
      field.name !== '' &&
      !field.name.startsWith('consents.') &&
      !field.closest('[aria-hidden="true"]'),
  );
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    if (!isChoice(field)) values[field.name] = field.value;
    else if (field.checked) values[field.name] = field.value;
  }
  return values;
}

/** By name, because one option of a group stands for all of them: answers given meanwhile are kept. */
function fill(form: HTMLFormElement, values: Record<string, string>): void {
  const answered = new Set(fieldsOf(form).flatMap((field) => (isUntouched(field) ? [] : [field.name])));
  for (const field of fieldsOf(form)) {
    if (answered.has(field.name)) continue;
    const value = values[field.name];
    if (isChoice(field)) field.checked = value === field.value;
    else if (value !== undefined) field.value = value;
  }
}

/** Nobody signed in should type their name again, and the account shows only what was sent from its own email address. */
function fillPerson(form: HTMLFormElement): void {
  const person = signedInPerson();
  if (!person) return;
  const known: Readonly<Record<string, string>> = { name: person.fullName, email: person.email };
  for (const field of fieldsOf(form)) {
    const value = known[field.getAttribute('autocomplete') ?? ''];
    if (value && field.value === '' && isUntouched(field)) field.value = value;
  }
}

/** The line at the end of the form that says what is saved, with a clear button. */
function noteFor(form: HTMLFormElement, key: string): HTMLElement {
  const { kept = '', clear = '', cleared = '' } = form.dataset;
  const note = document.createElement('p');
  const button = document.createElement('button');
  note.className = 'small muted row';
  note.hidden = true;
  note.setAttribute('role', 'status');
  note.textContent = kept;
  button.type = 'button';
  button.className = 'btn btn-quiet btn-small';
  button.textContent = clear;
  button.addEventListener('click', () => {
    forget(key);
    for (const field of fieldsOf(form)) {
      if (isChoice(field)) field.checked = field.defaultChecked;
      else if (!(field instanceof HTMLSelectElement)) field.value = '';
    }
    note.textContent = cleared;
  });
  note.append(' ', button);
  form.append(note);
  return note;
}

// Browsers may block storage (private windows, a full disk): then nothing is saved, and the form still works.
function read(key: string): Draft | undefined {
  const { at, values } = readRecord(store, key) ?? {};
  if (typeof at === 'number' && Date.now() - at < KEPT_MS && typeof values === 'object')
    return { at, values: values as Draft['values'] };
  forget(key);
  return undefined;
}

function write(key: string, values: Draft['values']): void {
  if (!writeRecord(store, key, { at: Date.now(), values } satisfies Draft)) forget(key);
}

const forget = (key: string) => forgetRecord(store, key);
