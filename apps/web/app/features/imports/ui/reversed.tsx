import { type ImportRun, listKeptListings } from '@travesia/contracts/imports';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { importsTexts } from '../texts.ts';

const keptList = defineList('admin.import_kept', { page: 'kept' });

interface ReversedProps {
  run: ImportRun;
  reversal: NonNullable<ImportRun['reversal']>;
}

/** What taking an import back did: counts, the reason, and the listings that stayed. */
export default function Reversed({ run, reversal }: ReversedProps) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  const at = format.instant(reversal.at, ownTimeZone());
  return (
    <section>
      <h2>{t('reverted')}</h2>
      <p className="muted measure">{t('reverted.why', { at, reason: reversal.reason })}</p>
      <Facts
        items={(['removed', 'restored', 'kept'] as const).map((key) => ({
          name: t(`reverted.${key}`),
          value: format.number(reversal[key]),
        }))}
      />
      {reversal.kept ? <KeptListings id={run.id} /> : null}
    </section>
  );
}

function KeptListings({ id }: { id: string }) {
  const t = useTexts(importsTexts);
  const path = useLocalPath();
  const loaded = useCall(listKeptListings, { params: { id }, query: useAsked(keptList) });
  return (
    <ListScreen
      definition={keptList}
      caption={t('kept.listings')}
      loaded={loaded}
      rowKey={({ slug }) => slug}
      empty={t('kept.forgotten')}
      columns={[
        {
          key: 'name',
          name: t('preview.name'),
          cell: ({ slug, name }) => <a href={path(`/providers/${slug}`)}>{name}</a>,
        },
        { key: 'why', name: t('reason'), cell: ({ reason }) => t(`kept.reason.${reason}`) },
      ]}
    />
  );
}
