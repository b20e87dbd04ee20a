import { type ClinicFinancials, type Figure, LEAST_PAYOUT } from '@travesia/contracts/financials';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { financialsTexts } from '../texts.ts';
import { MoneyFigure } from '../ui/money-figure.tsx';
import { useMoney } from '../ui/use-money.ts';

interface BalanceHeadProps {
  financials: ClinicFinancials;
  to: (figure: Figure) => string;
}

const SMALLER = ['frozen', 'in_transit', 'paid_out'] as const;

/** What can be paid out, what will be, and what still waits. */
export function BalanceHead({ financials: { figures, next_payout: next }, to }: BalanceHeadProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  const figure = (key: Figure, large: boolean) => (
    <MoneyFigure money={figures[key]} name={t(`figure.${key}`)} to={to(key)} large={large} />
  );
  return (
    <>
      <dl className="money-balance" aria-label={t('balance')}>
        <Part
          name={t('figure.available')}
          note={t(figures.available.amount < 0 ? 'available.owed' : 'about.available')}
        >
          {figure('available', true)}
        </Part>
        <Part name={t('figure.held')} note={t('about.held')}>
          {figure('held', true)}
        </Part>
        <Part
          name={t('next')}
          note={
            next.held_because ? <Held because={next.held_because} /> : t('next.amount', { amount: full(next.amount) })
          }
        >
          {next.held_because ? (
            <span className="money-large">{t('next.held')}</span>
          ) : (
            <time className="money-large" dateTime={next.on}>
              {format.date(next.on, 'weekday')}
            </time>
          )}
        </Part>
      </dl>
      <dl className="money-balance money-balance-small">
        {SMALLER.map((key) => (
          <Part key={key} name={t(`figure.${key}`)} note={t(`about.${key}`)}>
            {figure(key, false)}
          </Part>
        ))}
      </dl>
    </>
  );
}

const Part = ({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
    <dd className="small muted">{note}</dd>
  </div>
);

type Because = NonNullable<ClinicFinancials['next_payout']['held_because']>;

/** Why nothing will be paid out, and what can be done about it. */
function Held({ because }: { because: Because }) {
  const t = useTexts(financialsTexts);
  const { base } = useClinicArea();
  const { full } = useMoney();
  if (because === 'below_least') return t('held.below_least', { least: full(LEAST_PAYOUT) });
  if (because === 'suspended') return t('held.suspended');
  return t.rich('held.not_verified', {
    credentials: <LocalLink key="to" to={`${base}/credentials`} />,
  });
}
