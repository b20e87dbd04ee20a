import { ClaimantRole } from '@travesia/contracts/leads';
import type { ProviderDetail } from '@travesia/contracts/providers';
import { fieldOf } from '../../../lib/forms/form-state.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import type { Refusal } from '../answer-form.ts';
import { leadTexts } from '../texts.ts';
import { ConsentBox } from './consent-box.tsx';
import { FormPart } from './form-notes.tsx';
import { LeadForm } from './lead-form.tsx';
import { DemoNotice, NextSteps } from './next-steps.tsx';
import { NO_STATE, PersonFields, PhoneField } from './person-fields.tsx';
import { SentCard } from './sent-card.tsx';

interface ClaimPageProps {
  provider: ProviderDetail;
  sent: string | null;
  refusal: Refusal | undefined;
}

/** `/providers/:id/claim`: claims an imported listing for a clinic. */
export function ClaimPage({ provider, sent, refusal }: ClaimPageProps) {
  const t = useTexts(leadTexts);
  const path = useLocalPath();
  const page = `/providers/${provider.slug}`;
  if (sent)
    return (
      <div className="wrap section-tight">
        <PageHead title={t('claim.title')} noindex />
        <SentCard kind="claim" reference={sent} back={{ to: page, label: t('sent.listing') }} />
      </div>
    );
  return (
    <div className="wrap section-tight">
      <PageHead title={t('claim.title')} noindex />
      <header className="stack">
        <Breadcrumb
          trail={[
            { label: t('trail.directory'), href: path('/directory') },
            { label: provider.name, href: path(page) },
            { label: t('claim.title') },
          ]}
        />
        <h1>{t('claim.title')}</h1>
        <p className="lead">{t('claim.lead', { name: provider.name })}</p>
      </header>
      {provider.listing === 'partner' ? (
        <Notice tone="info" title={t('claim.taken')}>
          <p>{t.rich('claim.takenText', { link: <LocalLink to="/contact?topic=listing" /> })}</p>
        </Notice>
      ) : (
        <div className="lead-layout">
          <div className="stack-wide">
            <DemoNotice />
            <ClaimForm provider={provider} refusal={refusal} />
          </div>
          <div className="lead-side stack-wide">
            <section className="stack">
              <h2 className="lead-heading">{t('claim.checks')}</h2>
              <ul className="lead-list">
                {(['register', 'credentials', 'person'] as const).map((check) => (
                  <li key={check}>{t(`claim.check.${check}`)}</li>
                ))}
              </ul>
            </section>
            <NextSteps kind="claim" />
          </div>
        </div>
      )}
    </div>
  );
}

function ClaimForm({ provider, refusal }: { provider: ProviderDetail; refusal: Refusal | undefined }) {
  const t = useTexts(leadTexts);
  const state = refusal ?? NO_STATE;
  const labels = {
    full_name: t('field.full_name'),
    role: t('field.role'),
    email: t('field.workEmail'),
    phone: t('field.phone'),
    website: t('field.website'),
    registry_number: t('field.registry_number'),
    message: t('field.claimMessage'),
    'consents.answer_request': t('field.consents.answer_request'),
  };
  return (
    <LeadForm kind="claim" refusal={refusal} labels={labels} submit={t('claim.submit')}>
      <FormPart heading={t('part.you')} pairs>
        <PersonFields state={state} emailLabel={t('field.workEmail')} emailHint={t('hint.workEmail')} />
        <SelectField
          label={t('field.role')}
          options={[
            { value: '', label: t('choice.role') },
            ...ClaimantRole.options.map((value) => ({ value, label: t(`role.${value}`) })),
          ]}
          required
          {...fieldOf(state, 'role')}
        />
        <PhoneField state={state} hint={t('hint.clinicPhone', { country: provider.country.name })} />
      </FormPart>
      <FormPart heading={t('part.clinic')}>
        <TextField
          type="url"
          label={t('field.website')}
          hint={t('hint.website')}
          autoComplete="url"
          maxLength={300}
          {...fieldOf(state, 'website')}
        />
        <TextField
          label={t('field.registry_number')}
          hint={t('hint.registry')}
          autoComplete="off"
          maxLength={80}
          {...fieldOf(state, 'registry_number')}
        />
        <TextArea label={t('field.claimMessage')} rows={4} maxLength={4000} {...fieldOf(state, 'message')} />
      </FormPart>
      <FormPart heading={t('part.consent')}>
        <ConsentBox purpose="answer_request" refusal={refusal} required>
          {t('consent.answer_request')}
        </ConsentBox>
      </FormPart>
    </LeadForm>
  );
}
