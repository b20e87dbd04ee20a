import './package-page.css';
import './trip/trip.css';
import type { ReactNode } from 'react';
import { ConsultationLink } from '../../leads/index.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { StickyAction } from '../../../ui/action/sticky-action.tsx';
import { RealMark } from '../../../ui/badge/real-mark.tsx';
import { KeepButtons } from '../../../ui/keep/keep-buttons.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { PhotoGallery, PhotoPicture } from '../../photos/index.ts';
import { CoverPicture } from '../../../ui/picture/cover-picture.tsx';
import { LeadingFigure } from '../../../ui/price/leading-price.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import { keptName } from '../package-view.ts';
import { packageTexts } from '../texts.ts';
import { useUnit } from '../ui/package-price.tsx';
import { VerificationBadge } from '../ui/verification-badge.tsx';
import type { PackagePageData } from './load-package-page.ts';
import { PackageBox } from './package-box.tsx';
import { PackageHead } from './package-head.tsx';
import {
  BeforePart,
  ClinicPart,
  ComplicationsPart,
  ItemsPart,
  PolicyPart,
  PricePart,
  ReviewsPart,
  SurgeonPart,
  WayPart,
} from './package-sections.tsx';
import { packagePageTexts } from './texts.ts';

interface PackagePageProps extends Pick<PackagePageData, 'detail' | 'reviews'> {
  /** Earliest flight home, days after the procedure. */
  flyDay: number;
  /** The named clinician; null if there is none. */
  person: ReactNode;
  /** The trip day by day; null without travel. */
  days: ReactNode;
  /** The way from the airport, and the guide to the city; null if places are unknown. */
  way: ReactNode;
  /** Emergency number at the clinic; null if unknown. */
  emergencyNumber?: string | null;
  /** Refunds as a table. */
  policy: ReactNode;
  reviewItems: ReactNode;
  clinicCard: ReactNode;
}

/** `/packages/:treatment/:package`: one package with everything needed to decide. */
export function PackagePage(props: PackagePageProps) {
  const { detail, reviews, flyDay, person, days, way, emergencyNumber = null, policy, reviewItems, clinicCard } = props;
  const t = useTexts(packagePageTexts);
  const parts = [
    'price',
    'items',
    'surgeon',
    ...(detail.prerequisites ? (['before'] as const) : []),
    ...(days ? (['days'] as const) : []),
    ...(way ? (['way'] as const) : []),
    'policy',
    ...(detail.complications ? (['complications'] as const) : []),
    'reviews',
    'clinic',
  ] as const;
  return (
    <article className="package-page">
      <PackageHead detail={detail} flyDay={flyDay} />
      <PackageHeader detail={detail} />
      <div className="wrap package-columns">
        <PackageBox detail={detail} flyDay={flyDay} />
        <div className="package-main">
          <p className="measure package-description">{detail.description}</p>
          <PhotoGallery photos={detail.photos.slice(1)} />
          <div className="no-print">
            <Tabs
              label={t('nav.label')}
              tabs={parts.map((id) => ({ href: `#${id}`, label: t(`nav.${id}`), current: false }))}
            />
          </div>
          <PricePart detail={detail} />
          <ItemsPart detail={detail} />
          <SurgeonPart detail={detail} person={person} />
          {detail.prerequisites ? <BeforePart prerequisites={detail.prerequisites} /> : null}
          {days ? <div className="package-days">{days}</div> : null}
          {way ? <WayPart way={way} /> : null}
          <PolicyPart detail={detail} table={policy} />
          {detail.complications ? (
            <ComplicationsPart complications={detail.complications} emergencyNumber={emergencyNumber} />
          ) : null}
          <ReviewsPart detail={detail} reviews={reviews} items={reviewItems} />
          <ClinicPart detail={detail} card={clinicCard} />
        </div>
      </div>
      <Action detail={detail} />
    </article>
  );
}

function PackageHeader({ detail }: Pick<PackagePageData, 'detail'>) {
  const p = useTexts(packageTexts);
  const path = useLocalPath();
  const { provider, city, country, treatment } = detail;
  return (
    <header className="wrap package-header">
      <Breadcrumb
        trail={[
          { label: p('list.heading'), href: path('/packages') },
          { label: treatment.name, href: path(`/packages/${treatment.slug}`) },
          { label: provider.name },
        ]}
      />
      <div className="package-cover">
        {detail.photo ? (
          <PhotoPicture photo={detail.photo} sizes="(min-width: 1280px) 1180px, 94vw" eager />
        ) : (
          <CoverPicture
            treatment={treatment.slug}
            city={city.slug}
            country={country.code}
            seed={detail.id}
            shape="wide"
            eager
          />
        )}
      </div>
      <div className="row">
        <VerificationBadge offer={detail} />
        <RealMark demo={detail.demo} />
        <Rating value={provider.rating?.average ?? 0} count={provider.rating?.count ?? 0} href="#reviews" />
      </div>
      <h1>{detail.title}</h1>
      <p>
        <LocalLink to={`/providers/${provider.slug}`} className="strong">
          {provider.name}
        </LocalLink>{' '}
        <span className="muted">
          {city.name}, {country.name}
        </span>
      </p>
    </header>
  );
}

function Action({ detail }: Pick<PackagePageData, 'detail'>) {
  const unit = useUnit(detail);
  return (
    <StickyAction>
      <LeadingFigure offer={detail} unit={unit} size="small" />
      <KeepButtons kind="package" id={detail.id} name={keptName(detail)} comparable={false} />
      <ConsultationLink
        package={detail.id}
        status={detail.provider.verification_status}
        free={detail.provider.next_free_on}
      />
    </StickyAction>
  );
}
