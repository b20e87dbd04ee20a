import '../../contract.css';
import { packagePath, type PackageSummary } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LeadingFigure } from '../../../../ui/price/leading-price.tsx';
import { packageTexts } from '../../texts.ts';
import { useUnit } from '../package-price.tsx';

const LINKED = 5;

/** A provider's packages for the box beside its profile: lowest total, count, and a link to each. Lowest total first. */
export function PackageLinks({ offers }: { offers: readonly PackageSummary[] }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const path = useLocalPath();
  const [cheapest] = offers;
  if (!cheapest) return <p className="muted">{t('provider.none')}</p>;
  return (
    <div>
      <From offer={cheapest} />
      <ul className="package-links">
        {offers.slice(0, LINKED).map((offer) => (
          <li key={offer.id}>
            <a href={path(packagePath(offer))}>{offer.title}</a>
            <span className="num nowrap">{format.shown(offer.total)}</span>
          </li>
        ))}
        <li>
          <a href="#packages">{t('provider.all', { count: offers.length })}</a>
        </li>
      </ul>
    </div>
  );
}

function From({ offer }: { offer: PackageSummary }) {
  const t = useTexts(packageTexts);
  const unit = useUnit(offer);
  return (
    <p className="package-from">
      <span className="small muted">{t('provider.from')}</span>
      <LeadingFigure offer={offer} unit={unit} size="large" />
    </p>
  );
}
