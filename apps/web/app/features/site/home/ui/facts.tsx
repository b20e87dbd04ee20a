import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { homeTexts } from '../texts.ts';

interface FactsProps {
  /** Lines that every price answers. */
  lines: number;
  countries: number | null;
  /** Per cent given back to a Patient found unfit. */
  unfitRefund: number | null;
}

/** Four things that are true by construction; one that could not be read is left out. */
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
