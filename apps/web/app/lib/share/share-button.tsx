import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.tsx';
import { Button } from '../../ui/action/button.tsx';
import { type Shared, SharePanel } from './share-panel.tsx';
import { shareTexts } from './texts.ts';

/** Opens the share panel of something in a dialog. */
export function ShareButton({ shared, isShort = false }: { shared: Shared; isShort?: boolean }) {
  const t = useTexts(shareTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" size="small" icon="share-2" onClick={() => setOpen(true)}>
        {t('open')} {isShort ? <span className="sr-only">{shared.name}</span> : null}
      </Button>
      {isOpen ? <ShareDialog shared={shared} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ShareDialog({ shared, onClose }: { shared: Shared; onClose: () => void }) {
  const t = useTexts(shareTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={id} className="dialog-title">
            {t('title', { name: shared.name })}
          </h2>
        </div>
        <SharePanel shared={shared} />
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
