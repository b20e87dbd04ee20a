import { PASSWORD_MIN } from '@travesia/contracts/accounts';
import { acceptInvitationWithSignup } from '@travesia/contracts/invitations';
import { useState } from 'react';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import {
  PasswordStrength,
  forgetDraft,
  type Values,
  wrongFields,
  ownerOf,
  leaveFor,
  takeAnswer,
  tryCall,
  authTexts,
  AuthForm,
} from '../../accounts/index.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { homeOf } from '../../../lib/session/role-home.ts';
import { withSavedSettings } from '../../../lib/session/saved-settings.ts';
import { isForClinic } from '../invitation-view.ts';
import { joiningBody, joiningErrors } from '../joining.ts';
import { forgetInvitation } from '../kept-invitation.ts';
import { invitationTexts } from '../texts.ts';
import type { AnswerProps } from '../answer-props.ts';

const FIELDS = ['first_name', 'last_name', 'password', 'accept_terms'] as const;
/** Errors caused by another answer in the meantime: the page shows the current status. */
const OVER: ReadonlySet<string | undefined> = new Set(['invitation.not_valid', 'invitation.account_exists']);

/** Accepts with a new account for the invited address. */
export function JoinForm({ token, invitation, onOver }: AnswerProps) {
  const t = useTexts(invitationTexts);
  const own = useTexts(authTexts);
  const locale = useLocale();
  const [typed, setTyped] = useState<Values>({});
  const labels = Object.fromEntries(FIELDS.map((name) => [name, own(`field.${name}`)]));
  const send = async (values: Values) => {
    const errors = joiningErrors(locale, values, invitation);
    if (Object.keys(errors).length > 0) return wrongFields(errors);
    const refusal = await tryCall(locale, values, async () =>
      takeAnswer(await sessionCall(acceptInvitationWithSignup, { body: joiningBody(locale, values, token) })),
    );
    if (OVER.has(refusal?.problem?.code)) onOver();
    if (refusal) return refusal;
    forgetInvitation();
    forgetDraft();
    // Without one, the page shows the second step.
    const { user } = useSession.getState();
    if (user) leaveFor(withSavedSettings(user, homeOf(locale, user)));
    return null;
  };
  return (
    <>
      <header className="stack">
        <h2>{t('new.heading')}</h2>
        <p className="muted">
          {t.rich('new.text', { b: <strong className="auth-address" /> }, { email: invitation.email })}
        </p>
        {isForClinic(invitation) ? <p className="small muted">{t('owner')}</p> : null}
      </header>
      <AuthForm
        labels={labels}
        submit={isForClinic(invitation) ? t('new.submit.provider') : t('new.submit')}
        send={send}
        onType={setTyped}
      >
        {(errors) => (
          <>
            {/* Password managers need to know which account the password belongs to. */}
            <input type="text" hidden readOnly autoComplete="username" value={invitation.email} />
            <div className="auth-pair">
              <TextField
                name="first_name"
                label={own('field.first_name')}
                error={errors['first_name']}
                autoComplete="given-name"
                maxLength={80}
                required
              />
              <TextField
                name="last_name"
                label={own('field.last_name')}
                error={errors['last_name']}
                autoComplete="family-name"
                maxLength={80}
                required
              />
            </div>
            <PasswordField
              label={own('field.password')}
              autoComplete="new-password"
              hint={own('hint.password', { min: PASSWORD_MIN.alone })}
              error={errors['password']}
            >
              <PasswordStrength
                password={typed['password'] ?? ''}
                owner={ownerOf({ ...typed, email: invitation.email })}
              />
            </PasswordField>
            <TickBox name="accept_terms" required error={errors['accept_terms']}>
              {t.rich('new.terms', {
                terms: <LocalLink to="/terms" target="_blank" />,
                privacy: <LocalLink to="/privacy" target="_blank" />,
              })}
            </TickBox>
          </>
        )}
      </AuthForm>
    </>
  );
}
