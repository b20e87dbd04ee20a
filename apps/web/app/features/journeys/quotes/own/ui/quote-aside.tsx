import type { Journey, Quote } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ownQuotesTexts } from '../texts.ts';

interface QuoteAsideProps {
  quote: Quote;
  provider: Journey['provider'];
}

/** The figures that count, beside everything else, with the way to the decision. */
export function QuoteAside({ quote, provider }: QuoteAsideProps) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const { actions, balance, clinician, deposit, kind, total } = quote;
  const rows = [
    { name: t('aside.total'), value: total, isLead: true },
    ...(kind === 'quote' && deposit.amount > 0 ? [{ name: t('aside.deposit'), value: deposit, isLead: false }] : []),
    ...(kind === 'quote' && balance.amount > 0 ? [{ name: t('aside.balance'), value: balance, isLead: false }] : []),
  ];
  return (
    <aside className="card card-padded stack quote-aside" aria-label={t('aside.label')}>
      <dl className="booking-lines num">
        {rows.map(({ name, value, isLead }) => (
          <div key={name} className={isLead ? 'booking-due' : undefined}>
            <dt>{name}</dt>
            <dd>{format.money(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{clinician ? `${clinician.name}, ${provider.name}` : provider.name}</p>
      {actions.includes('accept') ? (
        <a className="btn btn-primary" href="#decide">
          {t('aside.decide')}
        </a>
      ) : null}
      {actions.includes('ask') ? (
        <a className="btn btn-secondary" href="#questions">
          {t('aside.ask')}
        </a>
      ) : null}
    </aside>
  );
}
