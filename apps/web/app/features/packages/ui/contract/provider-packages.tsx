import '../../contract.css';
import { packagePath, type PackageSummary } from '@travesia/contracts/packages';
import type { ProviderDetail, ShownPrerequisites } from '@travesia/contracts/providers';
import { ConsultationLink } from '../../../leads/index.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { KeepButtons } from '../../../../ui/keep/keep-buttons.tsx';
import { LeadingFigure, MissingItems } from '../../../../ui/price/leading-price.tsx';
import { keptName, nightsSaid, wholeTripAddress } from '../../package-view.ts';
import { packageTexts } from '../../texts.ts';
import { useUnit } from '../package-price.tsx';

interface ProviderPackagesProps {
  offers: readonly PackageSummary[];
  provider: Pick<ProviderDetail, 'prerequisites'>;
}

/** Packages of one provider, each with its price, what it leaves out, what the clinic asks for before, and the ways on. */
export function ProviderPackages({ offers, provider }: ProviderPackagesProps) {
  const t = useTexts(packageTexts);
  if (offers.length === 0) return <p className="muted">{t('provider.none')}</p>;
  return (
    <div className="package-items">
      {offers.map((offer) => (
        <PackageItem
          key={offer.id}
          offer={offer}
          before={provider.prerequisites.find(({ treatment }) => treatment === offer.treatment.slug)}
        />
      ))}
    </div>
  );
}

function PackageItem({ offer, before }: { offer: PackageSummary; before: ShownPrerequisites | undefined }) {
  const t = useTexts(packageTexts);
  const unit = useUnit(offer);
  return (
    <article className="package-item" id={`package-${offer.id}`}>
      <div className="package-item-head">
        <div className="package-item-name">
          <h3>
            <LocalLink to={packagePath(offer)}>{offer.title}</LocalLink>
          </h3>
          <RealMark demo={offer.demo} />
          <p className="small muted package-item-facts">
            {t('provider.summary', {
              nights: t('card.nights', nightsSaid(offer)),
              flyHome: t('card.flyHome', { days: offer.fly_home_min_days }),
              included: t('card.included', { included: offer.included_count, lines: offer.answered_count }),
            })}
          </p>
          <PlanFacts offer={offer} />
        </div>
        <LeadingFigure offer={offer} unit={unit} size="small" />
      </div>
      <MissingItems missing={offer.missing} />
      {before ? (
        <details className="small">
          <summary>{t('provider.before')}</summary>
          <p className="measure package-item-before" lang={before.language}>
            {before.text}
          </p>
        </details>
      ) : null}
      <div className="row">
        <ConsultationLink
          package={offer.id}
          status={offer.provider.verification_status}
          free={offer.provider.next_free_on}
          variant="secondary"
          size="small"
        />
        <LocalLink to={wholeTripAddress(offer)}>{t('provider.wholeTrip')}</LocalLink>
        <KeepButtons kind="package" id={offer.id} name={keptName(offer)} />
      </div>
    </article>
  );
}

/** Who performs it, and how long to plan for. */
function PlanFacts({ offer }: { offer: PackageSummary }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  return (
    <p className="small muted package-item-facts">
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
