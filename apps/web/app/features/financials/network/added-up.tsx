import type { NetworkFinancials } from '@travesia/contracts/financials';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { CURRENCIES } from '../../../lib/preferences/preferences.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { NO_FIGURE } from '../figure-query.ts';
import { financialsTexts } from '../texts.ts';
import { FiguresStatement } from '../ui/figures-statement.tsx';
import { useMoney } from '../ui/use-money.ts';

interface AddedUpProps {
  converted: NetworkFinancials['converted'];
  /** The chosen currency. */
  together: string | null;
}

const MOST_DECIMALS = 8;
/** As many as the rate has. */
const decimalsOf = (rate: string) => Math.min(MOST_DECIMALS, rate.split('.')[1]?.length ?? 0);

type Rate = NonNullable<NetworkFinancials['converted']>['rates'][number];

/** Everything in one currency, only when asked for: by which rates, and of which day. */
export function AddedUp({ converted, together }: AddedUpProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const href = useQueryHref();
  const navigate = useNavigate();
  const currency = converted?.figures.available.currency ?? together ?? '';
  return (
    <section className="portal-section portal-section-main" aria-labelledby="money-together">
      <div className="portal-section-head">
        <h2 id="money-together">{t('together.heading')}</h2>
      </div>
      <SelectField
        name="in"
        className="money-together"
        label={t('together.in')}
        hint={t('together.hint')}
        value={together ?? ''}
        options={[
          { value: '', label: t('together.none') },
          ...CURRENCIES.map((code) => ({ value: code, label: `${code} (${format.currencyName(code)})` })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          void navigate(href({ ...NO_FIGURE, currency: null, in: value }), { preventScrollReset: true })
        }
      />
      {converted ? (
        <div className="stack-wide money-converted">
          {converted.rates.length > 0 ? <Rates rates={converted.rates} currency={currency} /> : null}
          <div>
            <p className="small muted">{t('together.approximate', { currency })}</p>
            <FiguresStatement figures={converted.figures} level={3} />
          </div>
        </div>
      ) : null}
    </section>
  );
}

function Rates({ rates, currency }: { rates: readonly Rate[]; currency: string }) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  return (
    <Table<Rate>
      className="money-table"
      caption={t('together.rates')}
      folds
      rows={rates}
      rowKey={(rate) => rate.currency}
      columns={[
        { key: 'currency', header: t('currency'), cell: (rate) => rate.currency },
        {
          key: 'rate',
          header: t('together.rate'),
          label: t('together.rate'),
          numeric: true,
          cell: ({ currency: from, rate }) =>
            t('together.rateOf', { from, rate: format.number(Number(rate), decimalsOf(rate)), to: currency }),
        },
        {
          key: 'date',
          header: t('together.date'),
          label: t('together.date'),
          cell: ({ date }) => format.date(date),
        },
        {
          key: 'available',
          header: t('together.available'),
          label: t('together.available'),
          numeric: true,
          cell: ({ available }) => `≈ ${full(available)}`,
        },
      ]}
    />
  );
}
