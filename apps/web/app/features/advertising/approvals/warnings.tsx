import type { TreatmentWarning } from '@travesia/contracts/advertising';
import '../claims/claims.css';

/** What regulators warn of, with where they say so. */
export function Warnings({ warnings }: { warnings: readonly TreatmentWarning[] }) {
  return (
    <ul className="approval-warnings">
      {warnings.map(({ text, source }) => (
        <li key={text}>
          {text}{' '}
          {source ? (
            <span className="small">
              {source.url ? (
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.label}
                </a>
              ) : (
                source.label
              )}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
