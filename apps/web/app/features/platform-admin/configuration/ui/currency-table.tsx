import { isOldRate } from '@travesia/contracts/catalog';
import type { Configuration } from '@travesia/contracts/platform-admin';
import { useState } from 'react';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { EditCurrency } from '../entries/edit-currency.tsx';
import { configurationTexts } from '../texts.ts';
import type { ReferenceProps } from './reference-props.ts';
import { useEditColumn } from './use-edit-column.tsx';

/** Currencies with their current rate and its source. */
export function CurrencyTable({ configuration, reload }: ReferenceProps) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  const { currencies } = configuration;
  const [today] = useState(() => calendar.dateAt(new Date(), ownTimeZone()));
  const [open, setOpen] = useState<string | null>(null);
  const editColumn = useEditColumn<Configuration['currencies'][number]>(configuration, ({ code }) => setOpen(code));
  const row = currencies.find(({ code }) => code === open);
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
                    {isOldRate(date, today) ? <span className="bench-two">{t('currency.old')}</span> : null}
                  </>
                ) : (
                  '–'
                ),
            },
            ...editColumn,
          ]}
        />
      </div>
      {row ? (
        <EditCurrency
          row={row}
          title={t('entry.editNamed', { name: row.name[locale] })}
          reload={reload}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  );
}
