import '../quotes.css';
import type { Quote } from '@travesia/contracts/journeys';
import { AGREED_BALANCE_DAYS } from '@travesia/contracts/payments';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { balanceDay } from '../quote-rows.ts';
import { quoteTexts } from '../texts.ts';
import { QuoteChange } from './quote-change.tsx';
import { QuoteDocument } from './quote-document.tsx';
import { QuoteItems } from './quote-items.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteRisks } from './quote-risks.tsx';

interface QuoteViewProps {
  quote: Quote;
  /** Name of the treatment. */
  treatment?: string | undefined;
}

/** All that a quote says, as its patient reads it. */
export function QuoteView({ quote, treatment }: QuoteViewProps) {
  const t = useTexts(quoteTexts);
  const { content } = quote;
  return (
    <div className="quote-view stack-wide">
      {quote.change ? <QuoteChange change={quote.change} total={quote.total} reason={content.reason} /> : null}
      <div className="quote-pair">
        <QuoteLines quote={quote} />
        <Payments quote={quote} />
      </div>
      <Care quote={quote} treatment={treatment} />
      {content.plan ? (
        <section className="stack">
          <h2>{t('plan')}</h2>
          <p className="quote-written" lang={quote.language}>
            {content.plan}
          </p>
        </section>
      ) : null}
      <QuoteItems items={content.items} language={quote.language} />
      <QuoteRisks quote={quote} />
      {quote.sha256 ? <QuoteDocument quote={quote} /> : null}
    </div>
  );
}

function Payments({ quote }: { quote: Quote }) {
  const t = useTexts(quoteTexts);
  const format = useFormat();
  const { content, deposit, balance, most } = quote;
  const { deposit_percent: percent, variance_percent: more, balance_due_days: days } = content;
  const day = balanceDay(content);
  const money = (amount: typeof deposit) => format.money(amount);
  return (
    <section className="stack">
      <h2>{t('pay')}</h2>
      <Facts
        items={[
          {
            name: t('pay.deposit'),
            value: percent
              ? t('pay.deposit.due', { amount: money(deposit), percent: format.percent(percent / 100) })
              : t('pay.deposit.none'),
          },
          {
            name: t('pay.balance'),
            value: [
              `${t('pay.balance.due', { amount: money(balance), days })}.`,
              ...(day ? [t('pay.balance.day', { date: format.date(day) })] : []),
              ...(balance.amount > 0 ? [t('pay.balance.asked', { days: AGREED_BALANCE_DAYS })] : []),
            ].join(' '),
          },
          {
            name: t('pay.most'),
            value:
              more > 0
                ? t('pay.most.limit', { amount: money(most), percent: format.percent(more / 100) })
                : t('pay.most.fixed', { amount: money(most) }),
          },
        ]}
      />
    </section>
  );
}

function Care({ quote: { content, clinician }, treatment }: QuoteViewProps) {
  const t = useTexts(quoteTexts);
  const format = useFormat();
  const { trips, stay_days: days, nights, proposed_on: day } = content;
  const stay = [
    ...(days === null ? [] : [t('care.stay.days', { days })]),
    ...(nights === null ? [] : [t('care.stay.nights', { nights })]),
  ];
  return (
    <section className="stack">
      <h2>{t('care')}</h2>
      <Facts
        items={[
          ...(treatment ? [{ name: t('care.treatment'), value: treatment }] : []),
          { name: t('care.surgeon'), value: clinician?.name ?? t('care.surgeon.none') },
          { name: t('care.trips'), value: format.number(trips) },
          { name: t('care.stay'), value: stay.length ? stay.join(', ') : t('care.stay.none') },
          ...(day ? [{ name: t('care.proposed'), value: format.date(day) }] : []),
        ]}
      />
    </section>
  );
}
