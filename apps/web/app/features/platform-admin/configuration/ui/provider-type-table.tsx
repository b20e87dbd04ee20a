import type { Configuration } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { EditProviderType } from '../entries/edit-provider-type.tsx';
import { configurationTexts } from '../texts.ts';
import type { ReferenceProps } from './reference-props.ts';
import { ReferenceTable } from './reference-table.tsx';

/** Provider types with the number of providers. */
export function ProviderTypeTable(props: ReferenceProps) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  return (
    <ReferenceTable
      {...props}
      title={t('types')}
      source={props.configuration.sources.provider_types}
      rows={props.configuration.provider_types}
      keyOf={({ slug }) => slug}
      columns={[
        {
          key: 'name',
          header: t('types.kind'),
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
      edit={(row, dialog) => <EditProviderType row={row} {...dialog} />}
    />
  );
}
