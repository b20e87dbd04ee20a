import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formValues } from '../../../lib/forms/form-state.ts';
import { keepDraft } from './auth-draft.ts';
import type { Refusal } from './refusal.ts';
import { restoreDraft } from './restore-draft.ts';

export type Values = Record<string, string>;

/** Sends the values; resolves to null on success. */
export type Send = (values: Values) => Promise<Refusal | null>;

interface AuthFormState {
  form: RefObject<HTMLFormElement | null>;
  refusal: Refusal | null;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form submitted by JavaScript that keeps the typed values and shows why it was refused. */
export function useAuthForm(send: Send, onType?: (values: Values) => void): AuthFormState {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);
  return {
    form,
    refusal,
    busy,
    onInput: ({ currentTarget }) => {
      const values = formValues(new FormData(currentTarget));
      keepDraft(values);
      onType?.(values);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      // After success the form stays busy until the page or the form is gone.
      void send(formValues(new FormData(event.currentTarget))).then((refused) => {
        setRefusal(refused);
        if (refused) setBusy(false);
      });
    },
  };
}
