import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { settleIdentity } from '../../../lib/session/ask-identity.ts';
import { ProofForm } from './proof-form.tsx';
import { stepUpTexts } from './texts.ts';

/** Asks who one is before a sensitive act; Escape and its button decline. */
export function StepUpDialog() {
  const t = useTexts(stepUpTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    // The browser would take the button that shows the password, or the one that declines.
    shown?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
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
