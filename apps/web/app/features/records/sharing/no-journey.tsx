import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { sharingTexts } from './texts.ts';

interface NoJourneyProps {
  /** Whether it is known that there is none. */
  isEmpty: boolean;
  onClose: () => void;
  /** While it is loading, or why that failed. */
  children: ReactNode;
}

/** Records are shared with the clinic of a journey: without one, says how to begin. */
export function NoJourney({ isEmpty, onClose, children }: NoJourneyProps) {
  const t = useTexts(sharingTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={id} className="dialog-title">
            {t('none.title')}
          </h2>
        </div>
        {isEmpty ? <p>{t('none.text')}</p> : children}
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
          {isEmpty ? (
            <ScreenLink to="/treatment-journeys" className="btn btn-primary">
              {t('none.link')}
            </ScreenLink>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}
