import type { ReactNode } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { type Send, useAuthForm, type Values } from '../use-auth-form.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { Refusal } from '../refusal.ts';
import { RefusalNotes } from './refusal-notes.tsx';

interface AuthFormProps {
  /** Field labels in order, for the error summary. */
  labels: Record<string, string>;
  submit: string;
  send: Send;
  onType?: (values: Values) => void;
  /** Adds detail to a refusal; undefined adds nothing. */
  help?: (refusal: Refusal) => ReactNode;
  /** Renders the fields with their errors. */
  children: (errors: Refusal['errors']) => ReactNode;
}

const NO_ERRORS: Refusal['errors'] = {};

/**
 * A form that needs JavaScript because the response is stored in the browser. The button is disabled until hydration;
 * `post` keeps the password out of the URL in any case.
 */
export function AuthForm({ labels, submit, send, onType, help, children }: AuthFormProps) {
  const ready = useHydrated();
  const { form, refusal, busy, onSubmit, onInput } = useAuthForm(send, onType);
  return (
    <form ref={form} method="post" className="auth-form" noValidate onSubmit={onSubmit} onInput={onInput}>
      <RefusalNotes refusal={refusal} labels={labels} help={help} />
      {children(refusal?.errors ?? NO_ERRORS)}
      <Button variant="primary" size="large" className="btn-wide" disabled={!ready} busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
