import type { Problem } from '@travesia/contracts/kit';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { fieldId } from '../../../ui/field/field-id.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { settleIdentity } from '../../../lib/session/ask-identity.ts';
import { stepUpTexts } from './texts.ts';
import { useHasPasskey } from './use-has-passkey.ts';
import { FIELDS, type Typed, useProof } from './use-proof.ts';

/** The password, or an authenticator code or passkey for users who have them. */
export function ProofForm() {
  const t = useTexts(stepUpTexts);
  const user = useSession((session) => session.user);
  const [how, setHow] = useState<Typed | null>(null);
  const way = how ?? 'password';
  const { problem, wrong, unused, busy, forget, byText, byPasskey } = useProof();
  const hasPasskey = useHasPasskey();
  useEffect(() => {
    if (how) document.getElementById(fieldId(FIELDS[how]))?.focus();
  }, [how]);
  const error = wrong === 'missing' ? t(`missing.${way}`) : wrong ? t(`wrong.${way}`) : undefined;
  const other = way === 'password' ? 'code' : 'password';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void byText(way, String(new FormData(event.currentTarget).get(FIELDS[way]) ?? ''));
  };
  return (
    <form className="stack" method="post" noValidate onSubmit={onSubmit}>
      {problem ? <ProofProblem problem={problem} /> : null}
      {/* Password managers need the username. */}
      <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      {way === 'password' ? (
        <PasswordField
          name={FIELDS.password}
          label={t('label.password')}
          autoComplete="current-password"
          error={error}
        />
      ) : (
        <TextField
          name={FIELDS.code}
          label={t('label.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={error}
          required
        />
      )}
      <p role="status" className="small muted">
        {unused ? t('unused') : null}
      </p>
      {user?.two_factor_enabled || hasPasskey ? (
        <div className="row">
          {user?.two_factor_enabled ? (
            <Button
              type="button"
              size="small"
              onClick={() => {
                forget();
                setHow(other);
              }}
            >
              {t(`use.${other}`)}
            </Button>
          ) : null}
          {hasPasskey ? (
            <Button type="button" size="small" icon="lock" onClick={() => void byPasskey()}>
              {t('use.passkey')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <div className="dialog-actions">
        <Button type="button" onClick={() => settleIdentity(false)}>
          {t('cancel')}
        </Button>
        <Button variant="primary" busy={busy}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  );
}

function ProofProblem({ problem }: { problem: Problem }) {
  const t = useTexts(stepUpTexts);
  const locale = useLocale();
  const minutes = Math.ceil((problem.retry_after ?? 60) / 60);
  return (
    <Notice tone="danger" role="alert">
      {problem.code === 'request.rate_limited' ? t('wait', { count: minutes }) : problemText(locale, problem)}
    </Notice>
  );
}
