import type { PackageSummary } from '@travesia/contracts/packages';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LeadingPrice } from '../../../ui/price/leading-price.tsx';
import { unitText } from '../package-view.ts';
import { packageTexts } from '../texts.ts';

/** The leading price, what it leaves out, and the typical price at home beside it. */
export function PackagePrice({ offer }: { offer: PackageSummary }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const unit = useUnit(offer);
  const { home_price: home } = offer;
  return (
    <>
      <div className="package-sum">
        <LeadingPrice offer={offer} unit={unit} />
      </div>
      {home ? (
        <p className="tiny muted package-home">
          {t('price.home', { country: home.country.name })}{' '}
          <span className="small num nowrap">{format.shownRange(home.low, home.high)}</span>
        </p>
      ) : null}
    </>
  );
}

/** What the price covers when that is less than the procedure: "per tooth". */
export function useUnit({ treatment }: Pick<PackageSummary, 'treatment'>): string | undefined {
  const t = useTexts(packageTexts);
  const key = unitText(treatment.unit);
  return key ? t(key) : undefined;
}
