import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { editorTexts } from '../texts.ts';

/** Says who can publish, to those who can't. */
export function NotAllowedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(editorTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="pe-not-allowed" onClose={onClose}>
      <div className="stack">
        <h2 id="pe-not-allowed" className="dialog-title">
          {t('notAllowed.heading')}
        </h2>
        <p>{t('notAllowed.text')}</p>
        <p className="muted">{t('notAllowed.saved')}</p>
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
