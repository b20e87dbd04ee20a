import type { Configuration } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { configurationTexts } from '../texts.ts';

/** Currencies with rates, kinds of providers and places, each with where it comes from. */
export function ReferenceLists({ configuration }: { configuration: Configuration }) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  const { currencies, provider_types: types, locations, sources } = configuration;
  return (
    <>
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
                cell: ({ per_usd: rate }) => (rate === null ? '–' : format.number(rate, 4)),
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
      <section>
        <h2>{t('types')}</h2>
        <p className="small muted">{t('from', { source: sources.provider_types })}</p>
        <div className="bench-stacked">
          <Table
            caption={t('types')}
            hideCaption
            rowKey={({ slug }) => slug}
            rows={types}
            columns={[
              {
                key: 'name',
                header: t('types.name'),
                cell: ({ name, slug }: Configuration['provider_types'][number]) => (
                  <>
                    {name[locale]}
                    <span className="bench-two">{slug}</span>
                  </>
                ),
              },
              {
                key: 'count',
                header: t('providers'),
                numeric: true,
                cell: ({ providers }) => format.number(providers),
              },
            ]}
          />
        </div>
      </section>
      <section>
        <h2>{t('locations')}</h2>
        <p className="small muted">{t('from', { source: sources.locations })}</p>
        <div className="bench-stacked">
          <Table
            caption={t('locations')}
            hideCaption
            rowKey={({ code }) => code}
            rows={locations}
            columns={[
              {
                key: 'name',
                header: t('location'),
                cell: ({ name, facility_registry: registry }: Configuration['locations'][number]) => (
                  <>
                    {name[locale]}
                    {registry ? <span className="bench-two">{registry}</span> : null}
                  </>
                ),
              },
              { key: 'currency', header: t('currency'), cell: ({ currency }) => currency },
              { key: 'cities', header: t('cities'), numeric: true, cell: ({ cities }) => format.number(cities) },
              {
                key: 'providers',
                header: t('providers'),
                numeric: true,
                cell: ({ providers }) => format.number(providers),
              },
            ]}
          />
        </div>
      </section>
    </>
  );
}
