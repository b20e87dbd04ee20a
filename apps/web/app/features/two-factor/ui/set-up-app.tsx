import { confirmTotp, type TotpStart, isTotpCode } from '@travesia/contracts/two-factor';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { fieldId } from '../../../ui/field/field-id.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { securityTexts } from '../texts.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { ProblemNote } from './problem-note.tsx';
import { QrCode } from './qr-code.tsx';

const FIELD = 'totp_code';

interface SetUpAppProps {
  start: TotpStart;
  onDone: (recoveryCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** Adds the secret to an authenticator app, by camera or by hand, and verifies its first code. */
export function SetUpApp({ start, onDone, onCancel }: SetUpAppProps) {
  const t = useTexts(securityTexts);
  const act = useAct();
  const [wrong, setWrong] = useState<'setUp.wrong' | 'setUp.missing' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const refuse = (why: typeof wrong) => {
    setWrong(why);
    document.getElementById(fieldId(FIELD))?.focus();
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get(FIELD) ?? '');
    if (!isTotpCode(code)) return refuse('setUp.missing');
    setWrong(null);
    const made = await act.run(() =>
      sessionCall(confirmTotp, { body: { code } }).catch((error: unknown) => {
        if (problemOf(error)?.code !== 'auth.invalid_code') throw error;
        refuse('setUp.wrong');
        return null;
      }),
    );
    if (made) await onDone(made.recovery_codes);
  };
  return (
    <div className="stack">
      <h4 ref={title} tabIndex={-1}>
        {t('setUp.heading')}
      </h4>
      <p>{t('setUp.scan')}</p>
      <div className="security-qr">
        <QrCode text={start.otpauth_uri} label={t('setUp.qr')} />
        <div className="stack">
          <p className="small muted">{t('setUp.byHand')}</p>
          <p>
            <code className="security-secret">{start.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <LinkButton size="small" icon="phone" href={start.otpauth_uri}>
            {t('setUp.here')}
          </LinkButton>
        </div>
      </div>
      <ProblemNote problem={act.problem} />
      <form className="stack account-form" method="post" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          name={FIELD}
          label={t('setUp.code')}
          hint={t('setUp.hint')}
          error={wrong ? t(wrong) : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
        <div className="row">
          <Button variant="primary" busy={act.busy}>
            {t('setUp.turnOn')}
          </Button>
          <Button type="button" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
