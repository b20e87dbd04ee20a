import type { Configuration } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { EditLocation } from '../entries/edit-location.tsx';
import { configurationTexts } from '../texts.ts';
import type { ReferenceProps } from './reference-props.ts';
import { ReferenceTable } from './reference-table.tsx';

/** Destination countries with their cities and providers. */
export function LocationTable(props: ReferenceProps) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  return (
    <ReferenceTable
      {...props}
      title={t('locations')}
      source={props.configuration.sources.locations}
      rows={props.configuration.locations}
      keyOf={({ code }) => code}
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
      edit={(row, dialog) => <EditLocation row={row} {...dialog} />}
    />
  );
}
