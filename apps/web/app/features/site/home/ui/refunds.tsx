import type { RefundRule } from '@travesia/contracts/catalog';
import type { ProviderDetail } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { refundTexts, ruleText } from '../../../catalog/index.ts';
import { rulesToRead } from '../refunds.ts';
import { homeTexts } from '../texts.ts';

interface RefundsProps {
  policy: NonNullable<ProviderDetail['cancellation_policy']>;
  /** The clinic whose policy is shown. */
  provider: { name: string; slug: string };
}

/** Who pays when something goes wrong: a clinic's cancellation policy as a table. */
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
            {rulesToRead(policy).map((rule) => (
              <Line key={`${rule.reason} ${rule.days_before_min}`} rule={rule} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Line({ rule }: { rule: RefundRule }) {
  const t = useTexts(refundTexts);
  const format = useFormat();
  const { key, values } = ruleText(rule);
  return (
    <tr>
      <th scope="row">
        {t(key, values)}
        {rule.note ? <span className="small muted home-refund-note">{rule.note}</span> : null}
      </th>
      <td className="table-number home-percent">{format.percent(rule.refund_percent / 100)}</td>
    </tr>
  );
}
