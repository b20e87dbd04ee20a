import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { settleIdentity } from '../../../lib/session/ask-identity.ts';
import { ProofForm } from './proof-form.tsx';
import { stepUpTexts } from './texts.ts';

/** Confirms the user's identity before a sensitive action; Escape and the cancel button decline. */
export function StepUpDialog() {
  const t = useTexts(stepUpTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    // By default the browser would focus the show-password or the cancel button.
    shown?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    // Closing it returns focus to where it was.
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
