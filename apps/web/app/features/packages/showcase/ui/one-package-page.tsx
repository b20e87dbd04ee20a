import type { PackageDetail } from '@travesia/contracts/packages';
import { ConsultationLink } from '../../../leads/index.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { KeepButtons } from '../../../../ui/keep/keep-buttons.tsx';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { CoverPicture } from '../../../../ui/picture/cover-picture.tsx';
import { Rating } from '../../../../ui/rating/rating.tsx';
import { keptName, packageAddress, sharedAddress, wholeTripAddress } from '../../package-view.ts';
import { packageCard } from '../../share-card.ts';
import { packageTexts } from '../../texts.ts';
import { PackageContract } from '../../ui/contract/package-contract.tsx';
import { PriceLines } from '../../ui/contract/price-lines.tsx';
import { PackageFacts } from '../../ui/package-facts.tsx';
import { PackagePrice } from '../../ui/package-price.tsx';
import { VerificationBadge } from '../../ui/verification-badge.tsx';
import { showcaseTexts } from '../texts.ts';

/** `/package-showcase?package=`: one package to share, with its price, its clinic and everything the price includes. */
export function OnePackagePage({ detail }: { detail: PackageDetail }) {
  const t = useTexts(showcaseTexts);
  const p = useTexts(packageTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const { provider, city, country, treatment } = detail;
  return (
    <div className="wrap showcase">
      <PageHead
        title={keptName(detail)}
        description={detail.description}
        share={packageCard(detail, locale)}
        canonical={sharedAddress(detail)}
      />
      <Breadcrumb
        trail={[
          { label: t('trail.home'), href: path('/') },
          { label: t('heading'), href: path('/package-showcase') },
          { label: detail.title },
        ]}
      />
      <article className="showcase-one">
        <CoverPicture
          treatment={treatment.slug}
          city={city.slug}
          country={country.code}
          seed={detail.id}
          shape="wide-or-card"
          eager
        />
        <div className="row between">
          <div className="row">
            <VerificationBadge offer={detail} />
            {detail.demo ? <DemoBadge>{p('demo')}</DemoBadge> : null}
          </div>
          <Rating value={provider.rating?.average ?? 0} count={provider.rating?.count ?? 0} />
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
        <Offer detail={detail} />
        <h2>{t('one.price')}</h2>
        {/* The groups of the contract are one level below the package's name, as on its clinic's page. */}
        <h3 className="sr-only">{detail.title}</h3>
        <PackageContract detail={detail} />
        <PriceLines detail={detail} />
        <p className="row">
          <LocalLink to={packageAddress(detail)}>{t('one.clinic', { name: provider.name })}</LocalLink>
          <LocalLink to={wholeTripAddress(detail)}>{p('provider.wholeTrip')}</LocalLink>
        </p>
      </article>
    </div>
  );
}

/** What it is, with the price and the ways to go on. */
function Offer({ detail }: { detail: PackageDetail }) {
  const t = useTexts(showcaseTexts);
  const format = useFormat();
  const { treatment, clinician } = detail;
  const facts = [
    { name: t('one.treatment'), value: <LocalLink to={`/treatments/${treatment.slug}`}>{treatment.name}</LocalLink> },
    ...(clinician ? [{ name: t('one.clinician'), value: clinician }] : []),
    { name: t('one.days'), value: t('one.stay', { days: detail.stay_days }) },
    { name: t('one.deposit'), value: format.money(detail.deposit) },
    { name: t('one.confirmed'), value: format.date(detail.confirmed_on) },
  ];
  return (
    <div className="showcase-columns">
      <div className="stack">
        <p className="measure">{detail.description}</p>
        <PackageFacts offer={detail} />
        <Facts items={facts} />
      </div>
      <div className="card card-padded stack">
        <PackagePrice offer={detail} />
        <ConsultationLink package={detail.id} />
        <div className="row no-print">
          <Button
            type="button"
            variant="quiet"
            icon="share-2"
            hidden
            data-enhance="share"
            data-title={keptName(detail)}
            data-done={t('one.shared')}
          >
            {t('one.share')}
          </Button>
          <Button type="button" variant="quiet" icon="file-text" hidden data-enhance="print">
            {t('one.print')}
          </Button>
          <KeepButtons kind="package" id={detail.id} name={keptName(detail)} />
        </div>
      </div>
    </div>
  );
}
