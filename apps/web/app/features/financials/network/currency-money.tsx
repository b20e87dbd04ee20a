import type { Figure, Figures, NetworkClinicMoney } from '@travesia/contracts/financials';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { financialsTexts } from '../texts.ts';
import { FiguresStatement } from '../ui/figures-statement.tsx';
import { MoneyFigure } from '../ui/money-figure.tsx';

const COLUMNS = ['received', 'fees', 'earned', 'held', 'available', 'paid_out'] as const satisfies readonly Figure[];

interface Row {
  clinic: NetworkClinicMoney['clinic'] | null;
  figures: Figures;
}

interface CurrencyMoneyProps {
  currency: string;
  /** Sums of all clinics. */
  figures: Figures;
  clinics: readonly NetworkClinicMoney[];
  to: (figure: Figure, clinic?: string | null) => string;
}

/** Money of the clinics in one currency, with its sums; each amount opens its lines. */
export function CurrencyMoney({ currency, figures, clinics, to }: CurrencyMoneyProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const name = format.currencyName(currency);
  const heading = `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)} (${currency})`;
  return (
    <section className="portal-section portal-section-main" aria-labelledby={`money-${currency}`}>
      <div className="portal-section-head">
        <h2 id={`money-${currency}`}>{heading}</h2>
      </div>
      <Table<Row>
        className="money-table"
        caption={heading}
        hideCaption
        folds
        rows={[...clinics, { clinic: null, figures }]}
        rowKey={({ clinic }) => clinic?.id ?? 'all'}
        rowClass={({ clinic }) => (clinic ? undefined : 'money-sum')}
        columns={[
          {
            key: 'clinic',
            header: t('network.clinic'),
            cell: ({ clinic }) =>
              clinic ? (
                <ScreenLink to={`/organization/providers/${clinic.id}`} className="admin-row-link">
                  {clinic.name}
                </ScreenLink>
              ) : (
                t('network.all', { count: clinics.length })
              ),
          },
          ...COLUMNS.map((figure) => ({
            key: figure,
            header: t(`column.${figure}`),
            label: t(`column.${figure}`),
            numeric: true,
            cell: ({ clinic, figures: of }: Row) => (
              <MoneyFigure
                plain
                money={of[figure]}
                name={`${t(`figure.${figure}`)}, ${clinic?.name ?? t('network.all', { count: clinics.length })}`}
                to={to(figure, clinic?.id)}
              />
            ),
          })),
        ]}
      />
      <Disclosure summary={t('network.why', { currency })}>
        <FiguresStatement figures={figures} to={to} level={3} />
      </Disclosure>
    </section>
  );
}
