import type { Configuration } from '@travesia/contracts/platform-admin';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { EditProviderType } from '../entries/edit-provider-type.tsx';
import { configurationTexts } from '../texts.ts';
import type { ReferenceProps } from './reference-props.ts';
import { useEditColumn } from './use-edit-column.tsx';

/** Provider types with the number of providers. */
export function ProviderTypeTable({ configuration, reload }: ReferenceProps) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  const { provider_types: types, sources } = configuration;
  const [open, setOpen] = useState<string | null>(null);
  const editColumn = useEditColumn<Configuration['provider_types'][number]>(configuration, ({ slug }) => setOpen(slug));
  const row = types.find(({ slug }) => slug === open);
  return (
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
            ...editColumn,
          ]}
        />
      </div>
      {row ? (
        <EditProviderType
          row={row}
          title={t('entry.editNamed', { name: row.name[locale] })}
          reload={reload}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  );
}
