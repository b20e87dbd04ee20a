import type { PackageSummary } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { packageAddress } from '../../package-view.ts';
import { packageTexts } from '../../texts.ts';
import { AllIn } from '../package-price.tsx';

const LINKED = 5;

/** A provider's packages for the box beside its profile: starting price, count, and a link to each. Cheapest first. */
export function PackageLinks({ offers }: { offers: readonly PackageSummary[] }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const path = useLocalPath();
  const [cheapest] = offers;
  if (!cheapest) return <p className="muted">{t('provider.none')}</p>;
  const from = cheapest.shown_price;
  return (
    <div>
      <p className="package-from">
        <span className="small muted">{t('provider.from')}</span>
        <Price
          money={from}
          approximate={from.approximate}
          size="large"
          note={<AllIn unit={cheapest.treatment.unit} />}
        />
      </p>
      <ul className="package-links">
        {offers.slice(0, LINKED).map((offer) => (
          <li key={offer.id}>
            <a href={path(packageAddress(offer))}>{offer.title}</a>
            <span className="num nowrap">{format.shown(offer.shown_price)}</span>
          </li>
        ))}
        <li>
          <a href="#packages">{t('provider.all', { count: offers.length })}</a>
        </li>
      </ul>
    </div>
  );
}
