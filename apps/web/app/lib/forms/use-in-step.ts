import { type RefObject, useEffect } from 'react';

type Values = Readonly<Record<string, string>>;

/**
 * Keeps the fields of a form that narrows a list at what the address says, on every way to it, without making them anew:
 * who chooses by keyboard stays in the field. Words that were typed and not sent yet stay until the address says others.
 * `choices` is what brings the options of a choice late, null until then; a choice stands once they are there.
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
