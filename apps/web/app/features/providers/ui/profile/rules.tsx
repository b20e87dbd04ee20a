import type { ProviderDetail } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { type PolicyRule, ruleText } from '../../rule-view.ts';
import { providerTexts } from '../../texts.ts';
import { Section } from './section.tsx';

/** Deposit, who fixes the date, and what comes back when plans change. */
export function Rules({ provider }: { provider: ProviderDetail }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const { settings, cancellation_policy: policy } = provider;
  const percent = settings.deposit_percentage;
  const deposit =
    settings.require_deposit && percent !== null
      ? t('rules.deposit', { percent: format.percent(percent / 100) })
      : t('rules.noDeposit');
  return (
    <Section
      id="rules"
      heading={t('rules.heading')}
      lead={policy ? t('rules.policy', { name: policy.name, summary: policy.summary }) : undefined}
    >
      <ul className="provider-settings">
        <li>{deposit}</li>
        <li>{settings.allow_online_booking ? t('rules.online') : t('rules.onRequest')}</li>
      </ul>
      {policy ? <RulesTable rules={policy.rules} /> : <p className="muted">{t('rules.none')}</p>}
    </Section>
  );
}

function RulesTable({ rules }: { rules: readonly PolicyRule[] }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const rows = rules.map((rule) => ({ rule, when: ruleText(rule) }));
  return (
    <Table
      caption={t('rules.caption')}
      rows={rows}
      rowKey={({ rule }) => `${rule.reason} ${rule.days_before_min} ${rule.days_before_max}`}
      columns={[
        { key: 'when', header: t('rules.when'), cell: ({ when }) => t(when.key, when.values) },
        {
          key: 'back',
          header: t('rules.back'),
          numeric: true,
          cell: ({ rule }) =>
            rule.refund_percent === 0 ? t('rules.nothing') : format.percent(rule.refund_percent / 100),
        },
        {
          key: 'changes',
          header: t('rules.changes'),
          numeric: true,
          cell: ({ rule }) => (rule.free_date_changes === null ? '–' : format.number(rule.free_date_changes)),
        },
      ]}
    />
  );
}
