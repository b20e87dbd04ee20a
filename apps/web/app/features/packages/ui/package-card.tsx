import { packagePath, type PackageSummary } from '@travesia/contracts/packages';
import { clinicianPath } from '@travesia/contracts/providers';
import type { ReactElement } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { RealMark } from '../../../ui/badge/real-mark.tsx';
import { CardHeading } from '../../../ui/card/card.tsx';
import { ReasonLine, ResultCard } from '../../../ui/card/result-card.tsx';
import { KeepButtons } from '../../../ui/keep/keep-buttons.tsx';
import { CoverPicture } from '../../../ui/picture/cover-picture.tsx';
import { MissingItems } from '../../../ui/price/leading-price.tsx';
import { Quote } from '../../../ui/rating/quote.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import { PhotoPicture } from '../../photos/index.ts';
import { keptName, tellingWhy, whyText } from '../package-view.ts';
import { packageTexts } from '../texts.ts';
import { PackageFacts } from './package-facts.tsx';
import { PackagePrice } from './package-price.tsx';
import { VerificationBadge } from './verification-badge.tsx';

interface PackageCardProps {
  offer: PackageSummary;
  /** Its heading level: one below its section's. */
  level?: 2 | 3 | 4;
  /** Its picture is above the fold and loads eagerly. */
  eager?: boolean;
}

/**
 * A package in a list, sized by its container: when narrow, the picture is on top; from 680 px it is at the side and the price
 * has its own column.
 */
export function PackageCard({ offer, level = 3, eager = false }: PackageCardProps) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const { treatment, city, country, provider, clinician } = offer;
  const cover = offer.photo ? (
    <PhotoPicture photo={offer.photo} sizes="(min-width: 720px) 300px, 92vw" eager={eager} />
  ) : (
    <CoverPicture treatment={treatment.slug} city={city.slug} country={country.code} seed={offer.id} eager={eager} />
  );
  return (
    <ResultCard
      cover={cover}
      aside={
        <>
          <PackagePrice offer={offer} />
          <KeepButtons kind="package" id={offer.id} name={keptName(offer)} />
        </>
      }
    >
      <div className="row between result-top">
        <div className="row result-badges">
          <VerificationBadge offer={offer} />
          <RealMark demo={offer.demo} />
        </div>
        <Rating value={provider.rating?.average ?? 0} count={provider.rating?.count ?? 0} />
      </div>
      <CardHeading href={path(packagePath(offer))} level={level}>
        {offer.title}
      </CardHeading>
      <p className="small">
        <span className="strong">{provider.name}</span>{' '}
        <span className="muted">
          {t.rich(
            'card.place',
            { link: clinicianLink(offer) },
            { city: city.name, country: country.name, clinician: clinician ?? '', named: clinician !== null },
          )}
        </span>
      </p>
      <PackageFacts offer={offer} />
      <MissingItems missing={offer.missing} />
      {offer.quote ? <Quote {...offer.quote} /> : null}
      <WhyLine offer={offer} />
    </ResultCard>
  );
}

/** To the page of the clinician that a package names. */
function clinicianLink({ clinician, clinician_id: id, provider }: PackageSummary): ReactElement {
  return clinician !== null && id !== null ? (
    <LocalLink key="link" className="card-above" to={clinicianPath(provider, { id, name: clinician })} />
  ) : (
    <span key="link" />
  );
}

/** The most important reason why it is in this list. */
function WhyLine({ offer }: { offer: PackageSummary }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const first = tellingWhy(offer.why);
  if (!first) return null;
  const { key, value } = whyText(first, format.language);
  const shown = first.code === 'nearest' ? format.distance(Number(value)) : value;
  return <ReasonLine label={t('why.label')}>{t(key, { value: shown })}</ReasonLine>;
}
