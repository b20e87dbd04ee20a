import { ANSWER_WORKING_DAYS, ContactTopic } from '@travesia/contracts/leads';
import type { Site } from '@travesia/contracts/platform-admin';
import { phoneAddress } from '../../../lib/format/phone-address.ts';
import { fieldOf } from '../../../lib/forms/form-state.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import type { Refusal } from '../answer-form.ts';
import { leadTexts } from '../texts.ts';
import { ConsentBox } from './consent-box.tsx';
import { FormPart } from './form-notes.tsx';
import { LeadForm } from './lead-form.tsx';
import { DemoNotice, NextSteps, UrgentNote } from './next-steps.tsx';
import { NO_STATE, PersonFields } from './person-fields.tsx';
import { SentCard } from './sent-card.tsx';

interface ContactPageProps {
  /** Topic from the URL. */
  topic: string | null;
  /** Address of the incorrect listing, from the URL. */
  listing?: string | null;
  sent: string | null;
  /** Telephone and hours, as the operators have set them. */
  site: Pick<Site, 'phone' | 'hours'> | null;
  refusal: Refusal | undefined;
}

/** `/contact`: a message to the operators of this installation. */
export function ContactPage({ topic, listing = null, sent, site, refusal }: ContactPageProps) {
  const t = useTexts(leadTexts);
  const path = useLocalPath();
  return (
    <div className="wrap section-tight">
      <PageHead
        title={t('contact.title')}
        description={t('contact.description')}
        canonical="/contact"
        noindex={sent !== null}
      />
      {sent ? (
        <SentCard kind="contact" reference={sent} back={{ to: '/', label: t('sent.home') }} />
      ) : (
        <>
          <header className="stack">
            <Breadcrumb trail={[{ label: t('trail.home'), href: path('/') }, { label: t('contact.title') }]} />
            <h1>{t('contact.title')}</h1>
            <p className="lead">{t('contact.lead')}</p>
          </header>
          <div className="lead-layout">
            <div className="stack-wide">
              <DemoNotice />
              <ContactForm topic={topic} listing={listing} refusal={refusal} />
            </div>
            <div className="lead-side stack-wide">
              <Reach site={site} />
              <NextSteps kind="contact" />
              <UrgentNote />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

interface ContactFormProps {
  topic: string | null;
  listing: string | null;
  refusal: Refusal | undefined;
}

function ContactForm({ topic, listing, refusal }: ContactFormProps) {
  const t = useTexts(leadTexts);
  const state = refusal ?? NO_STATE;
  const labels = Object.fromEntries(
    (['topic', 'message', 'full_name', 'email', 'language', 'consents.answer_request'] as const).map((name) => [
      name,
      t(`field.${name}`),
    ]),
  );
  return (
    <LeadForm kind="contact" refusal={refusal} labels={labels} submit={t('contact.submit')}>
      <FormPart heading={t('part.message')}>
        <SelectField
          label={t('field.topic')}
          options={ContactTopic.options.map((value) => ({ value, label: t(`topic.${value}`) }))}
          {...fieldOf(state, 'topic')}
          defaultValue={state.values['topic'] ?? topic ?? 'question'}
        />
        <TextArea
          label={t('field.message')}
          hint={t('hint.contactMessage')}
          rows={6}
          maxLength={4000}
          required
          {...fieldOf(state, 'message')}
          defaultValue={state.values['message'] ?? (listing ? t('contact.listing', { address: listing }) : '')}
        />
      </FormPart>
      <FormPart heading={t('part.you')} pairs>
        <PersonFields state={state} />
      </FormPart>
      <FormPart heading={t('part.consent')}>
        <ConsentBox purpose="answer_request" refusal={refusal} required>
          {t('consent.answer_request')}
        </ConsentBox>
      </FormPart>
    </LeadForm>
  );
}

/** How to reach the operators; only statements true for this installation. */
function Reach({ site }: Pick<ContactPageProps, 'site'>) {
  const t = useTexts(leadTexts);
  const { demo, locale } = useSite();
  const phone = site?.phone;
  const hours = site?.hours?.[locale];
  const items = [
    { name: t('reach.answer'), value: demo ? t('reach.demo') : t('reach.days', { days: ANSWER_WORKING_DAYS }) },
    { name: t('reach.languages'), value: t('reach.three') },
    {
      name: t('reach.phone'),
      value: phone ? <a href={phoneAddress(phone)}>{phone}</a> : t('reach.none'),
    },
    ...(hours ? [{ name: t('reach.hours'), value: hours }] : []),
  ];
  return (
    <section className="stack">
      <h2 className="lead-heading">{t('reach.heading')}</h2>
      <Facts items={items} />
    </section>
  );
}
