import { createContext, useContext, type ReactNode } from 'react';

/** What is wrong with the fields of a form, by their names, where the form says it for all of them at once. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

/** What is wrong with a field: what it was given itself, else what its form says of it. */
export function useFieldError(name: string, own: ReactNode): ReactNode {
  const ofForm = useContext(FieldErrors)[name];
  return own ?? ofForm;
}
