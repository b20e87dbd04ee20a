import type { Signers } from '@travesia/contracts/journeys';
import { useEffect, useId, useRef } from 'react';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { journeyDeskTexts } from '../texts.ts';

interface NoSignerDialogProps {
  signers: Loaded<Signers>;
  credentials: string | undefined;
  onClose: () => void;
}

/** While it is being loaded who can sign, and what to do if it is nobody. */
export function NoSignerDialog({ signers, credentials, onClose }: NoSignerDialogProps) {
  const t = useTexts(journeyDeskTexts);
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={heading} className="dialog-title">
            {t(signers.data ? 'sign.nobody.title' : 'act.sign')}
          </h2>
        </div>
        <LoadState loaded={signers}>{() => <p>{t('sign.nobody.text')}</p>}</LoadState>
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('sign.close')}
          </Button>
          {signers.data && credentials ? (
            <ScreenLink to={credentials} className="btn btn-primary">
              {t('sign.nobody.act')}
            </ScreenLink>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}
