import { isOldRate } from '@travesia/contracts/catalog';
import type { Configuration } from '@travesia/contracts/platform-admin';
import { useState } from 'react';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { EditCurrency } from '../entries/edit-currency.tsx';
import { configurationTexts } from '../texts.ts';
import type { ReferenceProps } from './reference-props.ts';
import { ReferenceTable } from './reference-table.tsx';

/** Currencies with their current rate and its source. */
export function CurrencyTable(props: ReferenceProps) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  const [today] = useState(() => calendar.dateAt(new Date(), ownTimeZone()));
  return (
    <ReferenceTable
      {...props}
      title={t('currencies')}
      rows={props.configuration.currencies}
      keyOf={({ code }) => code}
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
      ]}
      edit={(row, dialog) => <EditCurrency row={row} {...dialog} />}
    />
  );
}
