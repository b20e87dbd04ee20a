import { createContext, useContext } from 'react';

/** Where a group of fields stands beside another that may have the same names: a dialog over its page. */
export const FieldScope = createContext('');

/** Id of a field's control by its name, so that summaries and hints can point at it. */
export const fieldId = (name: string, scope = ''): string =>
  `field-${scope ? `${scope}-` : ''}${name.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`;

/** The same inside a part: in the scope that it stands in. */
export const useFieldId = (name: string): string => fieldId(name, useContext(FieldScope));

/** Ids of what describes a field with this id, for `aria-describedby`; undefined when nothing does. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
