import { forgetRecord, readRecord, writeRecord } from '../device/device-json.ts';
import { fieldByKey, fieldKey, fillForm, textOf, type FormText } from './form-text.ts';

/** Typed but unsubmitted text when a session ended; in this tab only, and gone with it. */
const UNSENT_KEY = 'travesia.unsent';
const store = () => sessionStorage;
/** How late after page load forms may appear. */
const FORMS_APPEAR_MS = 30_000;

let owner: string | null = null;
/** The last focused field. When a session ends, the focus is on the warning. */
let lastField: Element | null = null;

/** Sets whose text is on screen. It stays set when the session ends: what was typed before is theirs. */
export function setOwnerOfText(id: string): void {
  owner = id;
  // Adding the same listener again has no effect.
  document.addEventListener('focusin', noteField);
}

function noteField({ target }: FocusEvent): void {
  if (target instanceof Element && fieldKey(target)) lastField = target;
}

/** Identifies a form on its page: `data-draft`, its id or its position. */
const nameOf = (form: HTMLFormElement): string =>
  form.dataset['draft'] ?? (form.id || `${[...document.forms].indexOf(form)}`);

/** Stores the content of this page's forms, for the same user on the same page. */
export function keepUnsentText(): void {
  if (!owner) return;
  // Autosaving forms keep their own text: older text must not overwrite newer.
  const others = [...document.forms].filter((form) => form.dataset['draft'] !== 'own');
  const forms = others.map((form) => [nameOf(form), textOf(form)] as const);
  const typed = forms.filter(([, text]) => Object.keys(text).length > 0);
  if (typed.length === 0) return;
  const form = lastField?.isConnected ? lastField.closest('form') : null;
  const field = form && [nameOf(form), fieldKey(lastField)];
  writeRecord(store, UNSENT_KEY, { owner, path: location.pathname, forms: Object.fromEntries(typed), field });
}

/**
 * Restores this user's stored text into the page's forms as they appear, and calls `done` if there was any. Another
 * user's text is deleted. Returns the cleanup function.
 */
export function restoreUnsentText(id: string, done: () => void): () => void {
  setOwnerOfText(id);
  const kept = readRecord(store, UNSENT_KEY);
  if (kept && kept['owner'] !== id) forgetRecord(store, UNSENT_KEY);
  if (!kept || kept['owner'] !== id || kept['path'] !== location.pathname) return () => undefined;
  const place: unknown[] = Array.isArray(kept['field']) ? kept['field'] : [];
  const waiting = new Map(Object.entries(kept['forms'] as Record<string, FormText>));
  const fill = () => {
    for (const form of document.forms) {
      const text = waiting.get(nameOf(form));
      if (!text) continue;
      waiting.delete(nameOf(form));
      fillForm(form, text);
      if (place[0] === nameOf(form)) focusOn(form, String(place[1]));
    }
    if (waiting.size > 0) return;
    stop();
    forgetRecord(store, UNSENT_KEY);
    done();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => observer.disconnect(), FORMS_APPEAR_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  return stop;
}

/** Restores the focus, unless the user is already elsewhere. */
function focusOn(form: HTMLFormElement, key: string): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || activeElement.id === 'main')
    fieldByKey(form, key)?.focus();
}
