import type { Configuration } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { configurationTexts } from '../texts.ts';

/** Destination countries with their cities and providers. */
export function LocationTable({ configuration }: { configuration: Configuration }) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  const { locations, sources } = configuration;
  return (
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
  );
}
