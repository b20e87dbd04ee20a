import type { MadeRecordLink } from '@travesia/contracts/records';
import { useEffect, useId, useRef, useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { fieldId } from '../../../ui/field/field-id.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { linksTexts } from './texts.ts';

interface LinkDialogProps {
  made: MadeRecordLink;
  onClose: () => void;
}

/** A new link: the only time that it is shown. */
export function LinkDialog({ made: { link, token }, onClose }: LinkDialogProps) {
  const t = useTexts(linksTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { origin } = useSite();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const url = origin + path(`/records/${token}`);
  const body = `${t('link.body', { day: format.dayOf(link.expires_at, ownTimeZone()) })}\n\n${url}`;
  const mail = `mailto:?subject=${encodeURIComponent(t('link.subject'))}&body=${encodeURIComponent(body)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // If the browser refuses, select the text so that the user can copy it.
      const field = document.getElementById(fieldId('record-link'));
      if (field instanceof HTMLInputElement) field.select();
    }
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={id} className="dialog-title">
            {t('link.title', { name: link.name ?? '' })}
          </h2>
        </div>
        <p>{t('link.text')}</p>
        <TextField
          name="record-link"
          label={t('link.label')}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('link.done')}
          </Button>
          <LinkButton href={mail}>{t('link.mail')}</LinkButton>
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
