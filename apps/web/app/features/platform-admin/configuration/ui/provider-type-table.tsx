import type { Configuration } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { configurationTexts } from '../texts.ts';

/** Provider types with the number of providers. */
export function ProviderTypeTable({ configuration }: { configuration: Configuration }) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  const { provider_types: types, sources } = configuration;
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
  );
}
