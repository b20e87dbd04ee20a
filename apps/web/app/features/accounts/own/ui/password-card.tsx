import { changePassword, type User } from '@travesia/contracts/accounts';
import type { Problem } from '@travesia/contracts/kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PasswordField } from '../../../../ui/field/password-field.tsx';
import { passwordSentence } from '../../passwords/password-sentence.ts';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { type ChangeErrors, changeErrors, leastOf, refusedChange } from '../password-change.ts';
import { accountTexts } from '../texts.ts';

/** Changes the password; requires the current one. */
export function PasswordCard({ user }: { user: User }) {
  const t = useTexts(accountTexts);
  const [open, setOpen] = useState(false);
  return (
    <section className="card card-padded stack" aria-labelledby="password">
      <h2 id="password">{t('password.heading')}</h2>
      <p className="muted">{user.demo ? t('password.demo') : t('password.text')}</p>
      {user.demo ? null : open ? (
        <PasswordForm user={user} onDone={() => setOpen(false)} />
      ) : (
        <div>
          <Button type="button" onClick={() => setOpen(true)}>
            {t('password.open')}
          </Button>
        </div>
      )}
    </section>
  );
}

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useTexts(accountTexts);
  const locale = useLocale();
  const [errors, setErrors] = useState<ChangeErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  // The button that opened the form is gone, so focus moves into the form.
  useEffect(() => document.getElementById(fieldId('current_password'))?.focus(), []);

  const refuse = (found: ChangeErrors, form: HTMLFormElement) => {
    setErrors(found);
    form.querySelector<HTMLElement>(`#${fieldId(found.current ? 'current_password' : 'new_password')}`)?.focus();
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [current, next] = [String(data.get('current_password')), String(data.get('new_password'))];
    const found = changeErrors(current, next, user);
    setProblem(null);
    if (found.current || found.next) return refuse(found, form);
    setBusy(true);
    try {
      await sessionCall(changePassword, { body: { current_password: current, new_password: next } });
      showToast(t('password.saved'));
      onDone();
    } catch (error) {
      const refused = refusedChange(problemOf(error));
      if (refused.current || refused.next) refuse(refused, form);
      else setProblem(problemOf(error) ?? null);
      setBusy(false);
    }
  };
  return (
    <form className="stack account-form" noValidate onSubmit={(event) => void save(event)}>
      {problem ? (
        <Notice tone="danger" role="alert">
          {problemText(locale, problem)}
        </Notice>
      ) : null}
      {/* Password managers need to know which account the password belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={user.email} />
      <PasswordField
        name="current_password"
        autoComplete="current-password"
        label={t('password.current')}
        error={errors.current && t(errors.current)}
      />
      <PasswordField
        name="new_password"
        autoComplete="new-password"
        label={t('password.new')}
        hint={t('password.hint', { min: leastOf(user) })}
        error={errors.next && passwordSentence(locale, errors.next, leastOf(user))}
      />
      <div>
        <Button variant="primary" busy={busy} disabled={busy}>
          {t('password.save')}
        </Button>
      </div>
    </form>
  );
}
