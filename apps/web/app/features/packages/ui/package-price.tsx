import type { PackageSummary } from '@travesia/contracts/packages';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { unitText } from '../package-view.ts';
import { packageTexts } from '../texts.ts';

/** The all-in price, the price before conversion, what is not included, and the typical price at home beside it. */
export function PackagePrice({ offer }: { offer: PackageSummary }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const { shown_price: shown, home_price: home, extras_price: extras } = offer;
  return (
    <>
      <div className="package-sum">
        <Price money={shown} approximate={shown.approximate} />
        <p className="price-note">
          <AllIn unit={offer.treatment.unit} />
        </p>
        {shown.approximate ? (
          <p className="tiny muted num">{t('price.own', { price: format.money(offer.price) })}</p>
        ) : null}
      </div>
      {home ? (
        <p className="tiny muted package-home">
          {t('price.home')} <span className="small num nowrap">{format.shownRange(home.low, home.high)}</span>
        </p>
      ) : null}
      {extras ? (
        <p className="tiny package-extras">
          {t('price.extras', { price: format.shown(extras), approximate: extras.approximate })}
        </p>
      ) : null}
    </>
  );
}

/** “all in”, and the unit when the price covers less than the procedure. */
export function AllIn({ unit }: { unit: string }) {
  const t = useTexts(packageTexts);
  const key = unitText(unit);
  return key ? t('price.allInUnit', { unit: t(key) }) : t('price.allIn');
}
