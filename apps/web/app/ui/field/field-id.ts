import { createContext, useContext } from 'react';

/** Scope of fields that coexist with others of the same names: a dialog over its page. */
export const FieldScope = createContext('');

/** Id of a field's control by its name, so that summaries and hints can reference it. */
export const fieldId = (name: string, scope = ''): string =>
  `field-${scope ? `${scope}-` : ''}${name.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`;

/** The same inside a component: in its scope. */
export const useFieldId = (name: string): string => fieldId(name, useContext(FieldScope));

/** Ids of the descriptions of the field with this id, for `aria-describedby`; undefined if none. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
