import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../../lib/problem/problem-error.ts';
import { problemText } from '../../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { FieldScope } from '../../../../../ui/field/field-id.ts';
import { TextArea } from '../../../../../ui/field/text-field.tsx';
import { usersTexts } from '../../texts.ts';

interface ActDialogProps {
  title: string;
  /** What it leads to, with counts. */
  explain: ReactNode;
  /** Names the result. */
  submit: string;
  /** Whether a reason is asked for, and must be given. */
  reason: 'none' | 'optional' | 'required';
  isDangerous?: boolean;
  children?: ReactNode;
  /** Does it; rejects with what kept it from being done. */
  act: (reason: string) => Promise<unknown>;
  onDone: () => void;
  /** Somebody changed the account meanwhile. */
  onStale: () => void;
  onClose: () => void;
}

/** Asks before something is done to an account. The safe choice stands first; what was typed stays when it fails. */
export function ActDialog(props: ActDialogProps) {
  const { title, explain, submit, reason, isDangerous = false, children, act, onDone, onStale, onClose } = props;
  const t = useTexts(usersTexts);
  const locale = useLocale();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const send = async () => {
    setBusy(true);
    setFault('');
    try {
      await act(text.trim());
      dialog.current?.close();
      onDone();
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code === 'request.stale_version') onStale();
      setFault(problem?.fields ? t('act.reasonShort') : problem ? problemText(locale, problem) : t('act.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <FieldScope value={id}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void send();
          }}
        >
          <h2 id={id} className="dialog-title">
            {title}
          </h2>
          <div>{explain}</div>
          {children}
          {reason === 'none' ? null : (
            <TextArea
              name="reason"
              label={t(`act.reason.${reason}`)}
              hint={t('act.reasonHint')}
              required={reason === 'required'}
              minLength={5}
              maxLength={300}
              rows={3}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
          {fault ? (
            <Notice tone="danger" role="alert">
              {fault}
            </Notice>
          ) : null}
          <div className="dialog-actions">
            <Button type="button" onClick={() => dialog.current?.close()}>
              {t('act.cancel')}
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
