import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { homeTexts } from '../texts.ts';

interface FactsProps {
  /** Lines in every price. */
  lines: number;
  countries: number | null;
  /** Percentage refunded to a patient found unfit. */
  unfitRefund: number | null;
}

/** Four facts that are true by design; those that could not be loaded are omitted. */
export function HomeFacts({ lines, countries, unfitRefund }: FactsProps) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  return (
    <ul className="wrap home-facts">
      <li>{t.rich('fact.lines', { b: <b /> }, { lines })}</li>
      {countries === null ? null : <li>{t.rich('fact.countries', { b: <b /> }, { countries })}</li>}
      <li>{t.rich('fact.ads', { b: <b /> })}</li>
      {unfitRefund === null ? null : (
        <li>{t.rich('fact.refund', { b: <b /> }, { percent: format.percent(unfitRefund / 100) })}</li>
      )}
    </ul>
  );
}
