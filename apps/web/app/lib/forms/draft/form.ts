import { type FieldValues, set } from 'react-hook-form';

/** A form as shown: one text per field; checkboxes are `true` or empty, lists are space separated. */
export type Form = Readonly<Record<string, string>>;

/** A form as the library stores it: the field `address.city` is `city` in `address`. */
export function toValues(form: Form): FieldValues {
  const values: FieldValues = {};
  for (const [name, text] of Object.entries(form)) set(values, name, text);
  return values;
}

/** The inverse. */
export const toForm = (values: FieldValues, within = ''): Form =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(toForm(value as FieldValues, `${within}${key}.`))
        : [[`${within}${key}`, typeof value === 'string' ? value : '']],
    ),
  );
