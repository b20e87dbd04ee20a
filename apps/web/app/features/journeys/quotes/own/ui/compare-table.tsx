import type { ComparedQuote } from '@travesia/contracts/journeys';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ownQuotesTexts } from '../texts.ts';
import { ComparedName, useCompareRows } from './compare-rows.tsx';

/** Quotes side by side, one column each. */
export function CompareTable({ compared }: { compared: readonly ComparedQuote[] }) {
  const t = useTexts(ownQuotesTexts);
  const rows = useCompareRows();
  return (
    <div className="quote-scroll" tabIndex={0} role="region" aria-label={t('compare.caption')}>
      <table className="table quote-compare">
        <caption className="sr-only">{t('compare.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('row.what')}</span>
            </th>
            {compared.map((one, place) => (
              <th key={one.quote.id} scope="col">
                <ComparedName compared={one} isLowest={place === 0 && compared.length > 1} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, isLead, cell }) => (
            <tr key={key} className={isLead ? 'quote-lead' : undefined}>
              <th scope="row">{label}</th>
              {compared.map((one) => (
                <td key={one.quote.id}>{cell(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
