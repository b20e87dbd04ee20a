import type { PackageDetail, PackageSummary } from '@travesia/contracts/packages';
import { ConsultationLink } from '../../../leads/index.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { Strip } from '../../../../ui/chart/strip.tsx';
import { KeepButtons } from '../../../../ui/keep/keep-buttons.tsx';
import { LeadingFigure, MissingItems } from '../../../../ui/price/leading-price.tsx';
import type { ProviderPackagesData } from '../../load-provider-packages.ts';
import {
  keptName,
  nightsSaid,
  packageAddress,
  sharedAddress,
  stripCells,
  wholeTripAddress,
} from '../../package-view.ts';
import { packageTexts } from '../../texts.ts';
import { PackagePrice, useUnit } from '../package-price.tsx';
import { NeededItems } from './needed-items.tsx';
import { PackageContract } from './package-contract.tsx';
import { PriceLines } from './price-lines.tsx';

interface ProviderPackagesProps {
  data: ProviderPackagesData;
  /** The provider's cancellation policy; packages may have their own. */
  policy: { key: string; name: string; summary: string } | null;
}

/** All packages of one provider, collapsed; the open one shows its 22 lines. */
export function ProviderPackages({ data: { offers, opened }, policy }: ProviderPackagesProps) {
  const t = useTexts(packageTexts);
  if (offers.length === 0) return <p className="muted">{t('provider.none')}</p>;
  return (
    <div className="package-items">
      {offers.map((offer) => (
        <PackageItem key={offer.id} offer={offer} detail={opened?.id === offer.id ? opened : null} policy={policy} />
      ))}
    </div>
  );
}

interface PackageItemProps {
  offer: PackageSummary;
  detail: PackageDetail | null;
  policy: ProviderPackagesProps['policy'];
}

function PackageItem({ offer, detail, policy }: PackageItemProps) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const unit = useUnit(offer);
  return (
    <details className="package-item" id={`package-${offer.id}`} open={detail !== null}>
      <summary>
        <span className="package-item-name">
          <h3>{offer.title}</h3>
          {offer.demo ? <DemoBadge>{t('demo')}</DemoBadge> : null}
          <span className="small muted package-item-facts">
            {t('provider.summary', {
              nights: t('card.nights', nightsSaid(offer)),
              flyHome: t('card.flyHome', { days: offer.fly_home_min_days }),
              included: t('card.included', { included: offer.included_count, lines: offer.answered_count }),
            })}
          </span>
        </span>
        <LeadingFigure offer={offer} unit={unit} size="small" />
      </summary>
      <div className="package-item-body">
        {detail ? <p className="measure">{detail.description}</p> : null}
        <PlanFacts offer={offer} />
        <div className="row">
          <ConsultationLink package={offer.id} />
          <a href={path(wholeTripAddress(offer))}>{t('provider.wholeTrip')}</a>
          <a href={path(`/compare?packages=${offer.id}`)}>{t('provider.compare')}</a>
          <a href={path(sharedAddress(offer))}>{t('provider.share')}</a>
          <KeepButtons kind="package" id={offer.id} name={keptName(offer)} />
        </div>
        {detail ? <OpenedPackage detail={detail} policy={policy} /> : <ClosedPackage offer={offer} />}
      </div>
    </details>
  );
}

/** Who performs it, and how long to plan for. */
function PlanFacts({ offer }: { offer: PackageSummary }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  return (
    <p className="small muted">
      {[
        offer.clinician ? t('provider.clinician', { name: offer.clinician }) : null,
        t('provider.stay', { count: offer.stay_days }),
        t('provider.deposit', { percent: format.percent(offer.deposit_percent / 100) }),
      ]
        .filter((part) => part !== null)
        .join(' · ')}
    </p>
  );
}

function OpenedPackage({ detail, policy }: { detail: PackageDetail; policy: ProviderPackagesProps['policy'] }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const isOwn = policy?.key !== detail.cancellation_policy;
  const rules = detail.cancellation ?? (isOwn ? null : policy);
  return (
    <>
      <PackageContract detail={detail} />
      <div className="package-money">
        <PriceLines detail={detail} />
        <div className="stack small">
          {detail.home_price ? (
            <p>
              <span className="strong">{t('price.home')}</span>{' '}
              <span className="num">{format.shownRange(detail.home_price.low, detail.home_price.high)}</span>
            </p>
          ) : null}
          <NeededItems detail={detail} />
          <p>
            <span className="strong">
              {t('provider.cancellation', { name: rules?.name ?? '', known: rules !== null })}
            </span>{' '}
            {rules ? rules.summary : null} {isOwn ? null : <a href="#rules">{t('provider.rules')}</a>}
          </p>
        </div>
      </div>
    </>
  );
}

/** The list's data for a collapsed package, with a link to its 22 lines. */
function ClosedPackage({ offer }: { offer: PackageSummary }) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  return (
    <div className="package-closed">
      <Strip cells={stripCells(offer.answers)} />
      <PackagePrice offer={offer} />
      <MissingItems missing={offer.missing} />
      <a className="btn btn-secondary" href={path(packageAddress(offer))}>
        {t('provider.open', { lines: offer.answered_count })}
      </a>
    </div>
  );
}
