import { eraseAccount, GRACE_DAYS } from '@travesia/contracts/privacy';
import type { Problem } from '@travesia/contracts/kit';
import { type FormEvent, type RefObject, useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { fieldId } from '../../../ui/field/field-id.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { isOwnAddress } from '../own-address.ts';
import { privacyDataTexts } from '../texts.ts';

const DAY_MS = 24 * 3_600_000;
const GOES = ['erase.goes.person', 'erase.goes.devices', 'erase.goes.requests', 'erase.goes.files'] as const;

interface EraseDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  email: string;
  onDone: () => void;
}

/** Lists what is deleted, what is kept and when, and asks for the typed email. */
export function EraseDialog({ dialog, email, onDone }: EraseDialogProps) {
  const t = useTexts(privacyDataTexts);
  const locale = useLocale();
  const format = useFormat();
  const [wrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [day] = useState(() => new Date(Date.now() + GRACE_DAYS * DAY_MS).toISOString());

  const refuse = (form: HTMLFormElement) => {
    setWrong(true);
    form.querySelector<HTMLElement>(`#${fieldId('confirm')}`)?.focus();
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const confirm = String(new FormData(form).get('confirm'));
    setWrong(false);
    setProblem(null);
    if (!isOwnAddress(confirm, email)) return refuse(form);
    setBusy(true);
    try {
      const date = await sessionCall(eraseAccount, { body: { confirm } });
      form.reset();
      dialog.current?.close();
      useSession.setState(({ user }) => ({ user: user ? { ...user, ...date } : null }));
      onDone();
    } catch (error) {
      const refused = problemOf(error);
      if (refused?.code === 'privacy.wrong_address') refuse(form);
      else setProblem(refused ?? null);
    } finally {
      setBusy(false);
    }
  };
  return (
    <dialog ref={dialog} className="dialog erase-dialog" aria-labelledby="erase-title">
      <div className="dialog-head">
        <h2 id="erase-title" className="dialog-title">
          {t('erase.title')}
        </h2>
      </div>
      <form className="stack" noValidate onSubmit={(event) => void send(event)}>
        <p>{t('erase.when', { date: format.dayOf(day, ownTimeZone()) })}</p>
        <p className="strong">{t('erase.goes')}</p>
        <ul className="erase-list">
          {GOES.map((what) => (
            <li key={what}>{t(what)}</li>
          ))}
        </ul>
        <p className="strong">{t('erase.stays')}</p>
        <p>{t('erase.stays.log')}</p>
        {problem ? (
          <Notice tone="danger" role="alert" title={t('erase.refused')}>
            <p>{problemText(locale, problem)}</p>
          </Notice>
        ) : null}
        <TextField
          name="confirm"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={t('erase.confirm')}
          hint={email}
          error={wrong ? t('erase.wrong', { email }) : undefined}
        />
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('erase.cancel')}
          </Button>
          <Button variant="danger" busy={busy} disabled={busy}>
            {t('erase.send')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
