import { PASSWORD_MIN } from '@travesia/contracts/accounts';
import { registerProvider } from '@travesia/contracts/applications';
import { type ComponentType, useState } from 'react';
import { TypedFields, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PasswordField } from '../../../../ui/field/password-field.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { FieldErrors } from '../../../../ui/field/field-errors.ts';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';
import type { Choices } from '../choices.ts';
import { NO_CLINIC, registrationBody, registrationErrors } from '../clinic-form.ts';
import { applyTexts } from '../texts.ts';
import { useSentForm } from '../use-sent-form.ts';
import { ClinicFields } from './clinic-fields.tsx';
import { FormNotes } from './form-notes.tsx';

/** Says that an email was sent to an address; `change` returns to the form. */
export type Inbox = ComponentType<{ email: string; onChangeAddress: () => void }>;

const ASKED: readonly [IconName, 'business' | 'licence' | 'people' | 'bank'][] = [
  ['building-2', 'business'],
  ['file-text', 'licence'],
  ['stethoscope', 'people'],
  ['coins', 'bank'],
];

/** What applying requires and leads to, next to the form that starts it. */
export function ApplyIntro({ choices, Inbox }: { choices: Choices; Inbox: Inbox }) {
  const t = useTexts(applyTexts);
  const [mailed, setMailed] = useState<string | null>(null);
  if (mailed !== null)
    return (
      <div className="auth-column">
        <Inbox email={mailed} onChangeAddress={() => setMailed(null)} />
      </div>
    );
  return (
    <div className="apply-intro">
      <div className="stack-wide">
        <div className="stack">
          <h1>{t('intro.heading')}</h1>
          <p className="lead">{t('intro.lead')}</p>
        </div>
        <h2>{t('intro.asked')}</h2>
        <ul className="apply-asked">
          {ASKED.map(([icon, what]) => (
            <li key={what}>
              <Icon name={icon} />
              <span>{t(`intro.asked.${what}`)}</span>
            </li>
          ))}
        </ul>
        <p className="row apply-time">
          <Icon name="clock" />
          <span>{t('intro.time')}</span>
        </p>
        <h2>{t('intro.then')}</h2>
        <ol className="apply-then">
          <li>{t('intro.then.check')}</li>
          <li>{t('intro.then.answer')}</li>
          <li>{t('intro.then.list')}</li>
        </ol>
        <p className="muted">
          {t.rich('intro.listed', {
            link: <LocalLink to="/directory" />,
            contact: <LocalLink to="/contact?topic=partnership" />,
          })}
        </p>
      </div>
      <RegisterForm choices={choices} onMailed={setMailed} />
    </div>
  );
}

/** Neither the password nor the consent is kept. */
const NOTHING = { ...NO_CLINIC, first_name: '', last_name: '', email: '' };

function RegisterForm({ choices, onMailed }: { choices: Choices; onMailed: (email: string) => void }) {
  const t = useTexts(applyTexts);
  const locale = useLocale();
  const form = useSentForm(NOTHING, registrationErrors, async (values) => {
    const body = registrationBody(locale, values);
    await sessionCall(registerProvider, { body });
    onMailed(body.email);
  });
  const labels = {
    name: t('field.business.trade_name'),
    type: t('field.business.type'),
    country: t('field.business.country'),
    city: t('field.business.city'),
    phone: t('field.contact.phone'),
    website: t('field.contact.website'),
    first_name: t('register.first_name'),
    last_name: t('register.last_name'),
    email: t('register.email'),
    password: t('register.password'),
    accept_terms: t('register.terms'),
  };
  return (
    <section className="card apply-card" aria-labelledby="begin">
      <h2 id="begin">{t('register.heading')}</h2>
      <form method="post" className="apply-form" data-draft="own" noValidate onSubmit={form.onSubmit}>
        <FormNotes form={form} labels={labels} />
        <FieldErrors value={form.errors}>
          <TypedFields form={form.form}>
            <h3>{t('register.clinic')}</h3>
            <ClinicFields choices={choices} />
            <h3>{t('register.you')}</h3>
            <div className="apply-pair">
              <TypedText
                name="first_name"
                label={labels.first_name}
                autoComplete="given-name"
                maxLength={80}
                required
              />
              <TypedText name="last_name" label={labels.last_name} autoComplete="family-name" maxLength={80} required />
            </div>
            <TypedText
              name="email"
              type="email"
              label={labels.email}
              hint={t('register.emailHint')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
            />
          </TypedFields>
        </FieldErrors>
        <PasswordField
          label={labels.password}
          autoComplete="new-password"
          error={form.errors['password']}
          hint={t('register.passwordHint', { min: PASSWORD_MIN.alone })}
        />
        <TickBox name="accept_terms" required error={form.errors['accept_terms']}>
          {t.rich('register.accept', {
            terms: <LocalLink to="/terms" target="_blank" />,
            privacy: <LocalLink to="/privacy" target="_blank" />,
          })}
        </TickBox>
        <Button variant="primary" size="large" className="btn-wide" busy={form.busy}>
          {t('register.submit')}
        </Button>
        <p className="apply-known">{t.rich('register.known', { link: <LocalLink to="/provider/login" /> })}</p>
      </form>
    </section>
  );
}
