import { type RefObject, useEffect } from 'react';

type Values = Readonly<Record<string, string>>;

/**
 * Keeps a filter form in sync with the URL however it changes, without remounting fields: keyboard users keep their
 * focus. Typed but unsubmitted text stays until the URL changes it. `choices` loads a select's options late, null
 * until then; its value applies once they are there.
 */
export function useInStep(form: RefObject<HTMLFormElement | null>, values: Values, choices: unknown = true): void {
  const said = JSON.stringify(values);
  useEffect(() => setFields(form.current, said, HTMLInputElement), [form, said]);
  useEffect(() => {
    if (choices !== null) setFields(form.current, said, HTMLSelectElement);
  }, [form, said, choices]);
}

function setFields(
  form: HTMLFormElement | null,
  said: string,
  kind: typeof HTMLInputElement | typeof HTMLSelectElement,
): void {
  for (const [name, value] of Object.entries(JSON.parse(said) as Values)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof kind && field.value !== value) field.value = value;
  }
}
