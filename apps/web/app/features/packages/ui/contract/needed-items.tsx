import type { PackageDetail } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useMissingText } from '../../../../ui/price/leading-price.tsx';
import { priceTexts } from '../../../../ui/price/texts.ts';
import { packageTexts } from '../../texts.ts';

/** Everything the treatment needs and the price leaves out, with cost and reason, and the total. Nothing for an all-in price. */
export function NeededItems({ detail }: { detail: PackageDetail }) {
  const t = useTexts(packageTexts);
  const prices = useTexts(priceTexts);
  const format = useFormat();
  const text = useMissingText();
  const { claim, missing, total, inclusions } = detail;
  if (claim === 'all_in') return null;
  return (
    <div className="stack-tight">
      <p className="strong">{t('missing.heading')}</p>
      <ul className="missing-items">
        {missing.map((item) => {
          const reason = inclusions.find(({ key }) => key === item.key)?.needed_because;
          return <li key={item.key}>{reason ? t('missing.because', { item: text(item), reason }) : text(item)}</li>;
        })}
      </ul>
      <p className="strong num">{t('missing.total', { name: prices(`claim.${claim}`), price: format.shown(total) })}</p>
    </div>
  );
}
