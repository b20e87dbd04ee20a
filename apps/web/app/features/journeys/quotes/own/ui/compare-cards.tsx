import type { ComparedQuote } from '@travesia/contracts/journeys';
import { ComparedName, useCompareRows } from './compare-rows.tsx';

/** Quotes one after the other, with the same rows: for narrow windows. */
export function CompareCards({ compared }: { compared: readonly ComparedQuote[] }) {
  const rows = useCompareRows();
  return (
    <ol className="quote-cards">
      {compared.map((one, place) => (
        <li key={one.quote.id} className="card card-padded stack">
          <h2>
            <ComparedName compared={one} isLowest={place === 0 && compared.length > 1} />
          </h2>
          <dl>
            {rows.map(({ key, label, isLead, cell }) => (
              <div key={key} className={isLead ? 'quote-lead' : undefined}>
                <dt>{label}</dt>
                <dd>{cell(one)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
