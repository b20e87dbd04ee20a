import type { TreatmentListingDetail } from '@travesia/contracts/catalog';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { treatmentsTexts } from '../texts.ts';

type Price = TreatmentListingDetail['prices'][number];

/** Typical prices with source and date; they are part of releases. */
export function PriceList({ prices }: { prices: readonly Price[] }) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const locale = useLocale();
  return (
    <section>
      <h2 id="prices">{t('prices')}</h2>
      <p className="small muted measure">{t('prices.note')}</p>
      {prices.length === 0 ? (
        <p role="status">{t('prices.none')}</p>
      ) : (
        <div className="bench-stacked">
          <Table
            caption={t('prices')}
            hideCaption
            rowKey={({ country }) => country}
            rows={prices}
            columns={[
              { key: 'country', header: t('country'), cell: ({ country }: Price) => format.region(country) },
              {
                key: 'range',
                header: t('price'),
                numeric: true,
                cell: ({ low, high }) => format.moneyRange(low, high),
              },
              {
                key: 'source',
                header: t('source'),
                cell: ({ source, priced_on: day, basis }) => (
                  <>
                    {source[locale]}
                    <span className="bench-two">
                      {t(`basis.${basis}`)}, {format.date(day)}
                    </span>
                  </>
                ),
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}
