import type { RefundPolicy, RefundRule } from '@travesia/contracts/catalog';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { refundTexts, ruleText } from '../../../../catalog/index.ts';
import { ownNotes, type RefundRow, refundRows, rulesOfAll } from '../refund-table.ts';
import { howItWorksTexts } from '../texts.ts';

/** Refunds: for causes by others, and for the patient's own cancellation by policy and days. */
export function Refunds({ policies }: { policies: readonly RefundPolicy[] }) {
  const t = useTexts(howItWorksTexts);
  return (
    <section id="refunds" aria-labelledby="refunds-heading">
      <h2 id="refunds-heading">{t('refunds.heading')}</h2>
      {policies.length === 0 ? (
        <p className="muted">{t('refunds.none')}</p>
      ) : (
        <p className="lead">{t('refunds.lead')}</p>
      )}
      {policies.length > 0 ? (
        <>
          <Always rules={rulesOfAll(policies)} />
          <Own policies={policies} />
        </>
      ) : null}
    </section>
  );
}

function Always({ rules }: Pick<RefundPolicy, 'rules'>) {
  const t = useTexts(howItWorksTexts);
  const format = useFormat();
  const say = useTexts(refundTexts);
  const nameOf = (rule: RefundRule) => {
    const { key, values } = ruleText(rule);
    return say(key, values);
  };
  return (
    <table className="table how-table page-under">
      <caption>{t('refunds.always')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('refunds.what')}</th>
          <th scope="col" className="table-number">
            {t('refunds.back')}
          </th>
          <th scope="col">{t('refunds.note')}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.reason}>
            <th scope="row">{nameOf(rule)}</th>
            <td className="table-number home-percent">{format.percent(rule.refund_percent / 100)}</td>
            <td>{rule.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Own({ policies }: { policies: readonly RefundPolicy[] }) {
  const t = useTexts(howItWorksTexts);
  const format = useFormat();
  const changes = ({ rules }: RefundPolicy) => Math.max(0, ...rules.map((rule) => rule.free_date_changes ?? 0));
  return (
    <>
      <table className="table how-table page-under">
        <caption>{t('refunds.own')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('refunds.when')}</th>
            {policies.map(({ key, name }) => (
              <th key={key} scope="col" className="table-number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {refundRows(policies).map((row) => (
            <tr key={row.from}>
              <th scope="row">
                <When row={row} />
              </th>
              {row.percents.map((percent, index) => (
                <td key={policies[index]?.key} className="table-number home-percent">
                  {percent === null ? '–' : format.percent(percent / 100)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('refunds.changes')}</th>
            {policies.map((policy) => (
              <td key={policy.key} className="table-number">
                {format.number(changes(policy))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <ul className="ruled-list page-under">
        {policies.map((policy) => (
          <li key={policy.key}>
            <b>{policy.name}.</b> {ownNotes(policy).join(' ')}
          </li>
        ))}
      </ul>
    </>
  );
}

function When({ row: { from, to } }: { row: RefundRow }) {
  const t = useTexts(howItWorksTexts);
  if (to === null) return t('refunds.from', { from });
  return from === 0 ? t('refunds.late', { to }) : t('refunds.between', { from, to });
}
