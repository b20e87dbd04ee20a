import type { Money } from '@travesia/contracts/kit';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { Price } from './price.tsx';
import { priceTexts } from './texts.ts';

interface Shown extends Money {
  /** Converted with an exchange rate. */
  approximate: boolean;
}

/** A needed item that a price does not include. */
interface Missing {
  key: string;
  label: string;
  quantity: number | null;
  price: Shown | null;
}

/** What a package says of its price. */
interface Priced {
  claim: 'all_in' | 'total' | 'at_least';
  /** The figure to lead with. */
  total: Shown;
  /** The clinic's own price, in its currency and in the reader's. */
  price: Money;
  shown_price: Shown;
}

interface LeadingPriceProps {
  offer: Priced;
  /** What the price covers when that is less than the procedure, such as "per tooth". */
  unit?: string | undefined;
  size?: 'small' | 'medium' | 'large' | 'huge';
}

/** The figure a package leads with and what it is: the all-in price, or the total with extras. */
export function LeadingFigure({ offer: { claim, total }, unit, size }: LeadingPriceProps) {
  const t = useTexts(priceTexts);
  const name = t(`claim.${claim}`);
  return (
    <Price
      money={total}
      approximate={total.approximate}
      {...(size ? { size } : {})}
      note={unit ? t('unit', { name, unit }) : name}
    />
  );
}

/** The leading figure, below it the clinic's own price where it is another. `MissingItems` belongs near it. */
export function LeadingPrice({ offer, unit, size }: LeadingPriceProps) {
  const own = useClinicsPrice(offer);
  return (
    <>
      <LeadingFigure offer={offer} unit={unit} {...(size ? { size } : {})} />
      {own ? <p className="tiny muted num">{own}</p> : null}
    </>
  );
}

/** The clinic's price where the leading figure is another: with extras, or converted. */
function useClinicsPrice({ claim, price, shown_price: shown }: Priced): string | null {
  const t = useTexts(priceTexts);
  const format = useFormat();
  if (!shown.approximate) return claim === 'all_in' ? null : t('clinic', { price: format.shown(shown) });
  if (claim === 'all_in') return t('clinic', { price: format.money(price) });
  return t('clinicBoth', { price: format.shown(shown), own: format.money(price) });
}

/** Missing items named on a card; the others are counted. */
const NAMED = 2;

/** Needed items that a price does not include: the nights and the most expensive by name, the others by number. */
export function MissingItems({ missing }: { missing: readonly Missing[] }) {
  const t = useTexts(priceTexts);
  const text = useMissingText();
  if (missing.length === 0) return null;
  const weight = ({ key, price }: Missing) => (key === 'lodging' ? Infinity : (price?.amount ?? 0));
  const ordered = missing.toSorted((a, b) => weight(b) - weight(a));
  const others = ordered.length - NAMED;
  return (
    <ul className="small missing-items">
      {ordered.slice(0, NAMED).map((item) => (
        <li key={item.key}>{text(item)}</li>
      ))}
      {others > 0 ? <li>{t('missing.more', { count: others })}</li> : null}
    </ul>
  );
}

/** Says what is missing and what it costs: "12 nights needed, not included, ≈ US$ 540". */
export function useMissingText(): (item: Missing) => string {
  const t = useTexts(priceTexts);
  const format = useFormat();
  return ({ key, label, quantity, price }) => {
    if (!price) return t('missing.unpriced', { label });
    const said = format.shown(price);
    if (key === 'lodging' && quantity !== null) return t('missing.nights', { count: quantity, price: said });
    return t('missing.item', { label, price: said });
  };
}
