import type { Form } from './form.ts';

/** Values that are not texts, such as lists, as a form: each is one field, written as JSON. */
export const formOfValues = (values: object): Form =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

/** The values of such a form. */
export const valuesOf = (form: Form): unknown =>
  Object.fromEntries(Object.entries(form).map(([name, text]) => [name, JSON.parse(text) as unknown]));
