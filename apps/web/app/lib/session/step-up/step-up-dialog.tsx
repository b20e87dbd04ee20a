import { confirmIdentity } from '@travesia/contracts/accounts';
import type { Problem } from '@travesia/contracts/kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { fieldId } from '../../../ui/field/field-id.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.tsx';
import { PasswordField } from '../../passwords/password-field.tsx';
import { problemOf } from '../../problem/problem-error.ts';
import { problemText } from '../../problem/problem-text.ts';
import { sessionCall } from '../session-call.ts';
import { useSession } from '../session-store.ts';
import { settleIdentity } from './ask-identity.ts';
import { stepUpTexts } from './texts.ts';

const FIELD = 'confirm_password';

/** Asks for the password before a sensitive act; Escape and its button decline. */
export function StepUpDialog() {
  const t = useTexts(stepUpTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    document.getElementById(fieldId(FIELD))?.focus();
    // Closing it takes the keyboard back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="step-up-title"
      aria-describedby="step-up-why"
      onClose={() => settleIdentity(false)}
    >
      <div className="dialog-head">
        <h2 id="step-up-title" className="dialog-title">
          {t('title')}
        </h2>
      </div>
      <p id="step-up-why">{t('why')}</p>
      <ProofForm />
    </dialog>
  );
}

function ProofForm() {
  const t = useTexts(stepUpTexts);
  const email = useSession(({ user }) => user?.email ?? '');
  const { problem, wrong, busy, onSubmit } = useProof();
  return (
    <form className="stack step-up-form" method="post" noValidate onSubmit={onSubmit}>
      {problem ? <ProofProblem problem={problem} /> : null}
      {/* Password managers ask whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        name={FIELD}
        label={t('password')}
        autoComplete="current-password"
        error={wrong ? t(wrong) : undefined}
      />
      <div className="dialog-actions">
        <Button type="button" onClick={() => settleIdentity(false)}>
          {t('cancel')}
        </Button>
        <Button variant="primary" busy={busy}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  );
}

function ProofProblem({ problem }: { problem: Problem }) {
  const t = useTexts(stepUpTexts);
  const locale = useLocale();
  const minutes = Math.ceil((problem.retry_after ?? 60) / 60);
  return (
    <Notice tone="danger" role="alert">
      {problem.code === 'request.rate_limited' ? t('wait', { count: minutes }) : problemText(locale, problem)}
    </Notice>
  );
}

/** Sends the password; when it is right, everything that waited goes on. */
function useProof() {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [wrong, setWrong] = useState<'passwordMissing' | 'passwordWrong' | null>(null);
  const [busy, setBusy] = useState(false);
  const refuse = (why: typeof wrong) => {
    setWrong(why);
    document.getElementById(fieldId(FIELD))?.focus();
  };
  const send = async (password: string) => {
    setProblem(null);
    if (password === '') return refuse('passwordMissing');
    setWrong(null);
    setBusy(true);
    try {
      await sessionCall(confirmIdentity, { body: { password } });
      settleIdentity(true);
    } catch (error) {
      const refused = problemOf(error);
      setBusy(false);
      if (refused?.code === 'auth.invalid_credentials') return refuse('passwordWrong');
      setProblem(refused ?? null);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!busy) void send(String(data.get(FIELD) ?? ''));
  };
  return { problem, wrong, busy, onSubmit };
}
