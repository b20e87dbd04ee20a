import type { ComparedQuote } from '@travesia/contracts/journeys';
import type { ReactNode } from 'react';
import { ownTimeZone } from '../../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../../lib/workbench/screen/places.tsx';
import { Badge } from '../../../../../ui/badge/badge.tsx';
import { QuoteBadge } from '../../ui/quote-status.tsx';
import { quotePath } from '../quote-step.ts';
import { ownQuotesTexts } from '../texts.ts';

export interface CompareRow {
  key: string;
  label: string;
  /** The figure to compare. */
  isLead?: boolean;
  cell: (compared: ComparedQuote) => ReactNode;
}

/** The rows of a comparison: what it costs, who treats, how long, and the terms. */
export function useCompareRows(): CompareRow[] {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  return [
    { key: 'price', label: t('row.price'), cell: (one) => <Asked {...one} /> },
    { key: 'missing', label: t('row.missing'), cell: (one) => <Missing {...one} /> },
    {
      key: 'total',
      label: t('row.total'),
      isLead: true,
      cell: ({ total, claim }) => (
        <>
          <span className="quote-figure num">{format.shown(total)}</span>
          {claim === 'at_least' ? <span className="small muted quote-line">{t('row.atLeast')}</span> : null}
        </>
      ),
    },
    { key: 'surgeon', label: t('row.surgeon'), cell: ({ quote }) => quote.clinician?.name ?? '–' },
    {
      key: 'stay',
      label: t('row.stay'),
      cell: ({ quote: { content } }) =>
        [
          ...(content.nights === null ? [] : [t('row.nights', { count: content.nights })]),
          ...(content.stay_days === null ? [] : [t('row.days', { count: content.stay_days })]),
        ].join(', ') || '–',
    },
    {
      key: 'deposit',
      label: t('row.deposit'),
      cell: ({ quote: { deposit } }) => (deposit.amount > 0 ? format.money(deposit) : t('row.noDeposit')),
    },
    {
      key: 'balance',
      label: t('row.balance'),
      cell: ({ quote: { balance, content } }) =>
        balance.amount > 0
          ? t('row.balanceDue', { amount: format.money(balance), days: content.balance_due_days })
          : '–',
    },
    { key: 'policy', label: t('row.policy'), cell: ({ quote }) => quote.policy?.name ?? '–' },
    {
      key: 'most',
      label: t('row.most'),
      cell: ({ quote: { content, most } }) =>
        content.variance_percent > 0 ? t('row.mostUpTo', { amount: format.money(most) }) : t('row.fixed'),
    },
    {
      key: 'valid',
      label: t('row.valid'),
      cell: ({ quote: { status, valid_until: until } }) =>
        status === 'sent' && until ? format.instant(until, ownTimeZone()) : <QuoteBadge status={status} />,
    },
    { key: 'act', label: t('row.act'), cell: (one) => <Act {...one} /> },
  ];
}

/** What the clinic asks, in the reader’s currency and in its own. */
function Asked({ price, quote: { total } }: ComparedQuote) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  return (
    <span className="num">
      {format.shown(price)}
      {price.currency === total.currency ? null : (
        <span className="small muted quote-line">{t('row.own', { price: format.money(total) })}</span>
      )}
    </span>
  );
}

/** What the treatment needs on top, and whose price it is. */
function Missing({ missing }: ComparedQuote) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  if (missing.length === 0)
    return (
      <Badge tone="success" icon="check">
        {t('row.complete')}
      </Badge>
    );
  return (
    <ul className="quote-extras">
      {missing.map(({ key, label, quantity, price, basis }) => (
        <li key={key}>
          <span>{quantity !== null && quantity > 1 ? `${label} × ${format.number(quantity)}` : label}</span>
          {price ? <span className="num nowrap">{format.shown(price)}</span> : null}
          <span className="tiny muted quote-basis">{t(`basis.${basis}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function Act({ quote: { id, journey_id: journeyId, actions, needs_signature: isUnsigned }, provider }: ComparedQuote) {
  const t = useTexts(ownQuotesTexts);
  const isOpen = actions.includes('accept') && !isUnsigned;
  return (
    <>
      <ScreenLink to={quotePath(journeyId, id)} className={isOpen ? 'btn btn-primary' : 'btn btn-secondary'}>
        {t(isOpen ? 'row.decide' : 'row.open')}
        <span className="sr-only">{`: ${provider.name}`}</span>
      </ScreenLink>
      {isUnsigned ? <span className="small muted quote-line">{t('row.unsigned')}</span> : null}
    </>
  );
}

/** The clinic of a quote, and whether its total is the lowest. */
export function ComparedName({ compared: { provider }, isLowest }: { compared: ComparedQuote; isLowest: boolean }) {
  const t = useTexts(ownQuotesTexts);
  return (
    <span className="quote-name">
      <span className="strong">{provider.name}</span>
      <span className="small muted">{[provider.city, provider.country].filter(Boolean).join(', ')}</span>
      {isLowest ? (
        <span>
          <Badge tone="success" icon="arrow-down">
            {t('compare.best')}
          </Badge>
        </span>
      ) : null}
    </span>
  );
}
