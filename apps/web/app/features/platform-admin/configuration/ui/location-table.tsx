import type { Configuration } from '@travesia/contracts/platform-admin';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { EditLocation } from '../entries/edit-location.tsx';
import { configurationTexts } from '../texts.ts';
import type { ReferenceProps } from './reference-props.ts';

/** Destination countries with their cities and providers. */
export function LocationTable({ configuration, reload }: ReferenceProps) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  const { locations, sources } = configuration;
  const [open, setOpen] = useState<string | null>(null);
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
            ...(configuration.actions.includes('change')
              ? [
                  {
                    key: 'edit',
                    header: <span className="sr-only">{t('entry.edit')}</span>,
                    cell: ({ code, name }: Configuration['locations'][number]) => (
                      <Button
                        type="button"
                        size="small"
                        aria-label={t('entry.editNamed', { name: name[locale] })}
                        onClick={() => setOpen(code)}
                      >
                        {t('entry.edit')}
                      </Button>
                    ),
                  },
                ]
              : []),
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
