import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FieldScope } from '../../../ui/field/field-id.ts';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { useTexts } from '../../i18n/use-texts.tsx';
import { accessTexts } from '../texts.ts';

interface ReasonDialogProps {
  title: ReactNode;
  /** What it leads to, with counts. */
  explain: ReactNode;
  /** Names the result. */
  submit: ReactNode;
  /** Something that cannot easily be undone. */
  isDangerous?: boolean;
  busy: boolean;
  /** Why it did not work the last time. */
  fault: string;
  /** Does it; true closes the dialog. */
  onSubmit: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason of an act that others will read about. What was typed stays when it fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, explain, submit, isDangerous = false, busy, fault, onSubmit, onClose } = props;
  const t = useTexts(accessTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <FieldScope value={id}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy)
              void onSubmit(reason.trim()).then((isDone) => {
                if (isDone) dialog.current?.close();
              });
          }}
        >
          <div className="dialog-head">
            <h2 id={id} className="dialog-title">
              {title}
            </h2>
          </div>
          <p>{explain}</p>
          <TextArea
            name="context-reason"
            label={t('reason.label')}
            hint={t('reason.hint')}
            required
            minLength={5}
            maxLength={300}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {fault ? (
            <Notice tone="danger" role="alert">
              {fault}
            </Notice>
          ) : null}
          <div className="dialog-actions">
            <Button type="button" onClick={() => dialog.current?.close()}>
              {t('reason.cancel')}
            </Button>
            <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
              {submit}
            </Button>
          </div>
        </form>
      </FieldScope>
    </dialog>
  );
}
