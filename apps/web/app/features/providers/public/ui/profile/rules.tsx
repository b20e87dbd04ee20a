import type { RefundRule } from '@travesia/contracts/catalog';
import { type ProviderDetail, takesRequests } from '@travesia/contracts/providers';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../../ui/table/table.tsx';
import { answerTime } from '../../provider-view.ts';
import { refundTexts, ruleText } from '../../../../catalog/index.ts';
import { providerTexts } from '../../texts.ts';
import { type ExampleOffer, RefundExample } from './refund-example.tsx';
import { Section } from './section.tsx';

interface RulesProps {
  provider: ProviderDetail;
  /** A package of this provider, used as the policy example. */
  example: ExampleOffer | undefined;
}

/** Deposit, who sets the date, response time, and refunds when plans change. */
export function Rules({ provider, example }: RulesProps) {
  const t = useTexts(providerTexts);
  const { settings, cancellation_policy: policy } = provider;
  return (
    <Section
      id="rules"
      heading={t('rules.heading')}
      lead={policy ? t('rules.policy', { name: policy.name, summary: policy.summary }) : undefined}
    >
      <ul className="provider-settings">
        <li>
          <Deposit settings={settings} />
        </li>
        <li>{settings.allow_online_booking ? t('rules.online') : t('rules.onRequest')}</li>
        {takesRequests(provider.verification_status) ? (
          <li>
            <Answers provider={provider} />
          </li>
        ) : null}
      </ul>
      {policy ? <PolicyTables rules={policy.rules} example={example} /> : <p className="muted">{t('rules.none')}</p>}
    </Section>
  );
}

interface PolicyTablesProps {
  rules: readonly RefundRule[];
  example: ExampleOffer | undefined;
}

/** A cancellation policy as a table, and in money for one package. */
export function PolicyTables({ rules, example }: PolicyTablesProps) {
  return (
    <>
      <RulesTable rules={rules} />
      {example ? <RefundExample rules={rules} offer={example} /> : null}
    </>
  );
}

function Deposit({ settings }: Pick<ProviderDetail, 'settings'>) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const percent = settings.deposit_percentage;
  return settings.require_deposit && percent !== null
    ? t('rules.deposit', { percent: format.percent(percent / 100) })
    : t('rules.noDeposit');
}

/** Response time and how it is measured. */
function Answers({ provider }: { provider: ProviderDetail }) {
  const t = useTexts(providerTexts);
  const { response_minutes: minutes } = provider;
  if (minutes === null) return t('rules.answersUnknown');
  const { key, count } = answerTime(minutes);
  return (
    <>
      {t(key, { count })}.{' '}
      <span className="muted">{t(provider.demo ? 'rules.answersDemo' : 'rules.answersMeant')}</span>
    </>
  );
}

function RulesTable({ rules }: { rules: readonly RefundRule[] }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  return (
    <Table
      caption={t('rules.caption')}
      rows={rules}
      rowKey={(rule) => `${rule.reason} ${rule.days_before_min} ${rule.days_before_max}`}
      columns={[
        { key: 'when', header: t('rules.when'), cell: ruleCell },
        {
          key: 'back',
          header: t('rules.back'),
          numeric: true,
          cell: ({ refund_percent: percent, loss_cap: cap }) =>
            percent > 0 ? format.percent(percent / 100) : t(cap ? 'rules.capped' : 'rules.nothing'),
        },
        {
          key: 'changes',
          header: t('rules.changes'),
          numeric: true,
          cell: ({ free_date_changes: changes }) => (changes === null ? '–' : format.number(changes)),
        },
      ]}
    />
  );
}

const ruleCell = (rule: RefundRule) => <RuleCell rule={rule} />;

/** When a rule applies, with its other terms below. */
function RuleCell({ rule }: { rule: RefundRule }) {
  const t = useTexts(refundTexts);
  const { key, values } = ruleText(rule);
  return (
    <>
      {t(key, values)}
      {rule.note ? <span className="small muted rule-note">{rule.note}</span> : null}
    </>
  );
}
