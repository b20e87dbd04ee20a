import { fieldKey, fieldText, fillForm, formFieldKeys, type FormText } from '../session/form-text.ts';

type Kept = Readonly<Record<string, unknown>>;

/** What is kept of a form once something was typed in one of its fields; null for a field whose text is not kept. */
export function keptBeside(kept: Kept, target: EventTarget): Kept | null {
  const field = target instanceof Element ? target : null;
  const key = fieldKey(field);
  if (!field || key === null) return null;
  // Of several choices under one name the last one counts.
  const isOther = (name: string) =>
    field instanceof HTMLInputElement && field.type === 'radio' && name.startsWith(`${field.name}=`);
  const others = Object.entries(kept).filter(([name]) => !isOther(name));
  return { ...Object.fromEntries(others), [key]: fieldText(field) };
}

/** Puts kept text into the fields of a form, into late ones as they appear. Answers the function that stops waiting. */
export function putBack(form: HTMLFormElement, kept: Kept): () => void {
  const waiting = new Map(Object.entries(kept));
  const fill = () => {
    const here: FormText = {};
    for (const key of formFieldKeys(form)) {
      const text = waiting.get(key);
      if (typeof text === 'string' || typeof text === 'boolean') here[key] = text;
      waiting.delete(key);
    }
    if (Object.keys(here).length > 0) fillForm(form, here);
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(form, { childList: true, subtree: true });
  fill();
  return () => observer.disconnect();
}
