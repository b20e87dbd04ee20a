import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../../ui/action/button.tsx';
import { editorTexts } from '../texts.ts';

/** The preview over the editor, where there is no room beside it. */
export function PreviewSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTexts(editorTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog dialog-sheet pe-sheet" aria-labelledby="pe-preview" onClose={onClose}>
      <div className="dialog-head">
        <h2 id="pe-preview" className="dialog-title">
          {t('preview.heading')}
        </h2>
        <IconButton type="button" icon="x" label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}
