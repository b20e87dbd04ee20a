import type { ReactNode } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { type Send, useAuthForm, type Values } from '../use-auth-form.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { Refusal } from '../refusal.ts';
import { RefusalNotes } from './refusal-notes.tsx';

interface AuthFormProps {
  /** Names of the fields in order, for the summary of what is wrong. */
  labels: Record<string, string>;
  submit: string;
  send: Send;
  onType?: (values: Values) => void;
  /** Says more of a refusal than its sentence; undefined leaves it at that. */
  help?: (refusal: Refusal) => ReactNode;
  /** The fields, given what is wrong with them. */
  children: (errors: Refusal['errors']) => ReactNode;
}

const NO_ERRORS: Refusal['errors'] = {};

/**
 * A form that only a script can send, because its answer is kept in the browser. Until it can, its button waits; `post`
 * keeps a password out of the address whatever happens.
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
