import type { Configuration } from '@travesia/contracts/platform-admin';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { EditLocation } from '../entries/edit-location.tsx';
import { configurationTexts } from '../texts.ts';
import type { ReferenceProps } from './reference-props.ts';
import { useEditColumn } from './use-edit-column.tsx';

/** Destination countries with their cities and providers. */
export function LocationTable({ configuration, reload }: ReferenceProps) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  const { locations, sources } = configuration;
  const [open, setOpen] = useState<string | null>(null);
  const editColumn = useEditColumn<Configuration['locations'][number]>(configuration, ({ code }) => setOpen(code));
  const row = locations.find(({ code }) => code === open);
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
            ...editColumn,
          ]}
        />
      </div>
      {row ? (
        <EditLocation
          row={row}
          title={t('entry.editNamed', { name: row.name[locale] })}
          reload={reload}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  );
}
