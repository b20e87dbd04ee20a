import type { ProviderDetail } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { refundLines, type RefundLine } from '../refunds.ts';
import { homeTexts } from '../texts.ts';

interface RefundsProps {
  policy: NonNullable<ProviderDetail['cancellation_policy']>;
  /** The clinic whose rules these are. */
  provider: { name: string; slug: string };
}

/** Who pays when something goes wrong: a clinic's cancellation rules as a table. */
export function Refunds({ policy, provider }: RefundsProps) {
  const t = useTexts(homeTexts);
  return (
    <section className="section band" aria-labelledby="refunds-heading">
      <div className="wrap home-refunds">
        <div>
          <p className="eyebrow">{t('refunds.eyebrow')}</p>
          <h2 className="home-narrow" id="refunds-heading">
            {t('refunds.title')}
          </h2>
          <p className="lead">
            {t.rich(
              'refunds.lead',
              { link: <LocalLink to={`/providers/${provider.slug}`} /> },
              { policy: policy.name, clinic: provider.name },
            )}
          </p>
        </div>
        <table className="table home-refund-table">
          <caption className="sr-only">{t('refunds.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('refunds.what')}</th>
              <th scope="col" className="table-number">
                {t('refunds.back')}
              </th>
            </tr>
          </thead>
          <tbody>
            {refundLines(policy).map((line) => (
              <Line key={`${line.key} ${line.from}`} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Line({ line: { key, from, to, percent } }: { line: RefundLine }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  return (
    <tr>
      <th scope="row">{t(key, { from: from ?? 0, to: to ?? 0 })}</th>
      <td className="table-number home-percent">{format.percent(percent / 100)}</td>
    </tr>
  );
}
