import { createContext, useContext, type ReactNode } from 'react';

/** Errors of a form's fields, by name, where the form provides them for all. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

/** The error of a field: its own, or the one its form provides. */
export function useFieldError(name: string, own: ReactNode): ReactNode {
  const ofForm = useContext(FieldErrors)[name];
  return own ?? ofForm;
}
