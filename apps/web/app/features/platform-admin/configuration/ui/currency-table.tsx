import type { Configuration } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { configurationTexts } from '../texts.ts';

/** Currencies with their current rate and its source. */
export function CurrencyTable({ configuration }: { configuration: Configuration }) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  const { currencies } = configuration;
  return (
    <section>
      <h2>{t('currencies')}</h2>
      <div className="bench-stacked">
        <Table
          caption={t('currencies')}
          hideCaption
          rowKey={({ code }) => code}
          rows={currencies}
          columns={[
            {
              key: 'code',
              header: t('currency'),
              cell: ({ code, name, selectable }: Configuration['currencies'][number]) => (
                <>
                  {code} {name[locale]}
                  <span className="bench-two">{t(selectable ? 'currency.offered' : 'currency.kept')}</span>
                </>
              ),
            },
            {
              key: 'rate',
              header: t('currency.rate'),
              numeric: true,
              cell: ({ per_usd: rate }) => (rate === null ? '–' : format.number(Number(rate), 4)),
            },
            {
              key: 'date',
              header: t('currency.date'),
              cell: ({ rated_on: date, source }) =>
                date ? (
                  <>
                    {format.date(date)}
                    <span className="bench-two">{source}</span>
                  </>
                ) : (
                  '–'
                ),
            },
          ]}
        />
      </div>
    </section>
  );
}
