import { type ClinicFinancials, type Figure, LEAST_PAYOUT } from '@travesia/contracts/financials';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { useAccountWords } from '../accounts/account-facts.tsx';
import { financialsTexts } from '../texts.ts';
import { MoneyFigure } from '../ui/money-figure.tsx';
import { useMoney } from '../ui/use-money.ts';

interface BalanceHeadProps {
  financials: ClinicFinancials;
  to: (figure: Figure) => string;
}

const SMALLER = ['frozen', 'in_transit', 'paid_out'] as const;

/** What can be paid out, what will be, and what still waits. */
export function BalanceHead({ financials: { figures, currency, next_payout: next }, to }: BalanceHeadProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  const words = useAccountWords();
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
            next.held_because ? (
              <Held because={next.held_because} next={next} currency={currency} />
            ) : (
              <>
                {t('next.amount', { amount: full(next.amount) })}
                {next.account ? (
                  <span className="money-to">{t('next.to', { account: words(next.account) })}</span>
                ) : null}
              </>
            )
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

interface HeldProps {
  because: Because;
  next: ClinicFinancials['next_payout'];
  currency: string;
}

/** Why nothing will be paid out, and what can be done about it. */
function Held({ because, next, currency }: HeldProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { base } = useClinicArea();
  const { full } = useMoney();
  if (because === 'below_least') return t('held.below_least', { least: full(LEAST_PAYOUT) });
  if (because === 'suspended') return t('held.suspended');
  if (because === 'not_verified')
    return t.rich('held.not_verified', {
      credentials: <LocalLink key="to" to={`${base}/credentials`} />,
    });
  const bank = <LocalLink key="to" to={`${base}/settings#bank`} />;
  if (because === 'no_account') return t.rich('held.no_account', { bank }, { currency });
  if (because === 'account_refused') return t.rich('held.account_refused', { bank });
  if (because === 'account_not_verified') return t.rich('held.account_not_verified', { bank });
  const time = next.paused_until ? format.instant(next.paused_until, next.time_zone) : '';
  return t.rich('held.account_changed', { bank }, { time });
}
