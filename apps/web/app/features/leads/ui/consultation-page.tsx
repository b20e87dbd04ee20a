import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import type { Wish } from '../consultation/wish.ts';
import type { Refusal } from '../answer-form.ts';
import { type About, closedClinic, subjectOf } from '../load-about.ts';
import { leadTexts } from '../texts.ts';
import { AboutCard } from './about-card.tsx';
import { ChooseAbout } from './choose-about.tsx';
import { ConsultationForm } from './consultation-form.tsx';
import { DemoNotice, NextSteps, UrgentNote } from './next-steps.tsx';
import { Prepare } from './prepare.tsx';
import { SentCard } from './sent-card.tsx';

interface ConsultationPageProps {
  about: About;
  months: readonly string[];
  sent: string | null;
  refusal: Refusal | undefined;
  /** The free time that was chosen. */
  wish?: Wish | null;
}

/** `/booking/consultation`: requests a consultation, or confirms that the request was received. */
export function ConsultationPage({ about, months, sent, refusal, wish = null }: ConsultationPageProps) {
  const t = useTexts(leadTexts);
  const path = useLocalPath();
  const hasSubject = subjectOf(about) !== null;
  // What was already typed is shown with the refusal.
  const asks = hasSubject && (closedClinic(about) === null || refusal !== undefined);
  const clinic = clinicOf(about);
  return (
    <div className="wrap section-tight">
      <PageHead
        title={t('consultation.title')}
        description={t('consultation.description')}
        noindex={hasSubject || sent !== null || about.missing}
      />
      {sent ? (
        <SentCard
          kind="consultation"
          clinic={clinic}
          reference={sent}
          back={{ to: placeOf(about), label: t('sent.back') }}
        >
          {hasSubject ? <AboutCard about={about} isSent /> : null}
          <Prepare about={about} />
        </SentCard>
      ) : (
        <>
          <header className="stack">
            <Breadcrumb trail={[{ label: t('trail.home'), href: path('/') }, { label: t('consultation.title') }]} />
            <h1>{t('consultation.title')}</h1>
            <p className="lead">{t('consultation.lead')}</p>
          </header>
          {asks ? (
            <div className="lead-layout">
              <div className="lead-side">
                <AboutCard about={about} />
              </div>
              <div className="stack-wide">
                <DemoNotice isToClinic={clinic !== null} />
                <ConsultationForm about={about} months={months} refusal={refusal} wish={wish} />
              </div>
              <div className="lead-side stack-wide">
                <NextSteps kind="consultation" clinic={clinic} />
                <UrgentNote />
              </div>
            </div>
          ) : (
            <ChooseAbout about={about} />
          )}
        </>
      )}
    </div>
  );
}

/** The subject's page, without language prefix. */
function placeOf({ offer, provider, treatment, service }: About): string {
  const slug = offer?.provider.slug ?? provider?.slug;
  if (slug) return `/providers/${slug}`;
  if (treatment) return `/treatments/${treatment.slug}`;
  return service ? `/services/online/${service.slug}` : '/find-care';
}

/** The clinic that answers, and how fast it usually does where that is known. */
function clinicOf({ offer, provider }: About): { name: string; minutes: number | null } | null {
  if (offer) return { name: offer.provider.name, minutes: null };
  return provider ? { name: provider.name, minutes: provider.response_minutes } : null;
}
