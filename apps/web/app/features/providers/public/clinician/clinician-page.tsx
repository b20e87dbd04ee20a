import './clinician.css';
import { type Clinician, clinicianPath, type ProviderDetail } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { ConsultationLink } from '../../../leads/index.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../lib/seo/json-ld.tsx';
import { LONGEST_TITLE } from '../../../../lib/seo/fit-text.ts';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { StickyAction } from '../../../../ui/action/sticky-action.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { PhotoPicture } from '../../../photos/index.ts';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { Rating } from '../../../../ui/rating/rating.tsx';
import { languagesLine, placeOf, providerAddress } from '../provider-view.ts';
import { providerCard } from '../share-card.ts';
import { LicenceBadge } from '../ui/profile/people.tsx';
import { clinicianData } from './clinician-data.ts';
import { LicensePart } from './license-part.tsx';
import { clinicianTexts } from './texts.ts';

interface ClinicianPageProps {
  person: Clinician;
  provider: ProviderDetail;
  /** The published packages that name them. */
  packages: ReactNode;
  packageCount: number;
  clinicCard: ReactNode;
  /** Their free times, if they keep a calendar. */
  times?: ReactNode;
}

/** `/providers/:id/clinicians/:clinician`: one clinician with license, register and packages. */
export function ClinicianPage({ person, provider, packages, packageCount, clinicCard, times }: ClinicianPageProps) {
  const t = useTexts(clinicianTexts);
  const format = useFormat();
  const { rating } = provider;
  return (
    <article className="clinician-page">
      <ClinicianHead person={person} provider={provider} />
      <ClinicianHeader person={person} provider={provider} packageCount={packageCount} />
      <div className="wrap clinician-parts">
        <section id="packages">
          <h2>{t('packages.heading', { name: person.name })}</h2>
          {packageCount > 0 ? packages : <p className="muted">{t('packages.none')}</p>}
        </section>
        {times}
        {person.bio ? (
          <section id="about">
            <h2>{t('about.heading')}</h2>
            <p className="measure clinician-bio">{person.bio}</p>
          </section>
        ) : null}
        <LicensePart person={person} country={provider.country.code} />
        {person.cases.length > 0 && person.cases_year !== null ? (
          <section>
            <h2>{t('cases.heading', { year: String(person.cases_year) })}</h2>
            <ul className="clinician-cases">
              {person.cases.map(({ treatment, count }) => (
                <li key={treatment.slug} className="card card-padded">
                  <b className="num">{format.number(count)}</b>
                  <span>{treatment.name}</span>
                </li>
              ))}
            </ul>
            <p className="small muted measure">{t(person.demo ? 'cases.demo' : 'cases.stated')}</p>
          </section>
        ) : null}
        {person.answer ? (
          <section>
            <h2>{t('answer.heading')}</h2>
            <figure className="clinician-answer card card-padded">
              <p className="strong">{person.answer.question}</p>
              <blockquote className="measure">{person.answer.answer}</blockquote>
              <figcaption className="row small muted">
                {person.name}
                {person.demo ? <DemoBadge>{t('answer.sample')}</DemoBadge> : null}
              </figcaption>
            </figure>
          </section>
        ) : null}
        <section>
          <h2>{t('clinic.heading')}</h2>
          {clinicCard}
        </section>
        <section>
          <h2>{t('reviews.heading')}</h2>
          <p className="muted measure">{t('reviews.text')}</p>
          <p className="row">
            <LocalLink to={`${providerAddress(provider)}#reviews`}>
              {t('reviews.link', { clinic: provider.name })}
            </LocalLink>
            <Rating value={rating?.average ?? 0} count={rating?.count ?? 0} />
          </p>
        </section>
      </div>
      <StickyAction>
        <ConsultationLink
          provider={provider.slug}
          status={provider.verification_status}
          free={provider.next_free_on ?? provider.next_free_online_on}
        />
      </StickyAction>
    </article>
  );
}

function ClinicianHead({ person, provider }: Pick<ClinicianPageProps, 'person' | 'provider'>) {
  const t = useTexts(clinicianTexts);
  const path = useLocalPath();
  const site = useSite();
  const { name, specialty } = person;
  const called = specialty === null ? name : t('head.title', { name, specialty });
  const address = (to: string) => site.origin + path(to);
  return (
    <PageHead
      title={called.length > LONGEST_TITLE ? name : called}
      description={t('head.description', { name: called, clinic: provider.name, place: placeOf(provider) })}
      canonical={clinicianPath(provider, person)}
      share={providerCard(provider, site.locale)}
      jsonLd={[
        clinicianData(person, provider, site),
        breadcrumbData([
          { name: t('trail.directory'), address: address('/directory') },
          { name: provider.name, address: address(providerAddress(provider)) },
          { name, address: address(clinicianPath(provider, person)) },
        ]),
      ]}
    />
  );
}

const seesOf = ({ in_person: inPerson, online }: Clinician['sees']): 'both' | 'online' | 'in_person' =>
  inPerson && online ? 'both' : online ? 'online' : 'in_person';

function ClinicianHeader({
  person,
  provider,
  packageCount,
}: Pick<ClinicianPageProps, 'person' | 'provider' | 'packageCount'>) {
  const t = useTexts(clinicianTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { years_in_practice: years, languages, treatments } = person;
  const facts = [
    ...(person.specialty === null ? [] : [{ name: t('fact.specialty'), value: person.specialty }]),
    ...(years === null ? [] : [{ name: t('fact.years'), value: t('years', { count: years }) }]),
    { name: t('fact.sees'), value: t(`sees.${seesOf(person.sees)}`) },
    ...(languages.length > 0 ? [{ name: t('fact.languages'), value: languagesLine(languages, format) }] : []),
    ...(treatments.length > 0
      ? [
          {
            name: t('fact.treatments'),
            value: treatments.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 ? ' · ' : null}
                <LocalLink to={`/treatments/${slug}`}>{name}</LocalLink>
              </span>
            )),
          },
        ]
      : []),
  ];
  return (
    <header className="wrap clinician-header">
      <Breadcrumb
        trail={[
          { label: t('trail.directory'), href: path('/directory') },
          { label: provider.name, href: path(providerAddress(provider)) },
          { label: person.name },
        ]}
      />
      <div className="clinician-name">
        {person.portrait ? (
          <PhotoPicture photo={person.portrait} sizes="128px" className="photo-portrait photo-portrait-large" eager />
        ) : (
          <AvatarPicture name={person.name} shape="round" size={96} eager />
        )}
        <div>
          <h1>{person.name}</h1>
          <p>
            <LocalLink to={providerAddress(provider)} className="strong">
              {provider.name}
            </LocalLink>{' '}
            <span className="muted">{placeOf(provider)}</span>
          </p>
          <div className="row">
            <LicenceBadge licence={person.licence} />
            <RealMark demo={person.demo} />
          </div>
        </div>
      </div>
      <Facts items={facts} />
      <div className="row clinician-actions">
        <ConsultationLink
          provider={provider.slug}
          status={provider.verification_status}
          free={provider.next_free_on ?? provider.next_free_online_on}
        />
        {packageCount > 0 ? (
          <LinkButton href="#packages">{t('action.packages', { count: packageCount })}</LinkButton>
        ) : null}
      </div>
    </header>
  );
}
