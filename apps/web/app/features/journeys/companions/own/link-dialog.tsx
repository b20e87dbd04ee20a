import type { AddedCompanion } from '@travesia/contracts/journeys';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { companionTexts } from '../texts.ts';

interface LinkDialogProps {
  added: AddedCompanion;
  onClose: () => void;
}

/** The link of a new companion: the only time that it is shown. */
export function LinkDialog({ added: { companion, token }, onClose }: LinkDialogProps) {
  const t = useTexts(companionTexts);
  const path = useLocalPath();
  const { origin } = useSite();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const url = origin + path(`/trip/${token}`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // If the browser refuses, select the text so that the user can copy it.
      const field = document.getElementById(fieldId('trip-link'));
      if (field instanceof HTMLInputElement) field.select();
    }
  };
  // Closing the share sheet also rejects: nothing to report.
  const share = () => void navigator.share({ title: t('link.shareTitle'), url }).catch(() => undefined);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={id} className="dialog-title">
            {t('link.title', { name: companion.name })}
          </h2>
        </div>
        <p>{t('link.text')}</p>
        <TextField
          name="trip-link"
          label={t('link.label')}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('link.done')}
          </Button>
          {typeof navigator.share === 'function' ? (
            <Button type="button" icon="share-2" onClick={share}>
              {t('link.share')}
            </Button>
          ) : null}
          <Button type="button" variant="primary" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
            {t(copied ? 'link.copied' : 'link.copy')}
          </Button>
        </div>
        <span role="status" className="sr-only">
          {copied ? t('link.copied') : null}
        </span>
      </div>
    </dialog>
  );
}
