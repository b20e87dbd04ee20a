import { listRecordAccesses, type RecordAccess } from '@travesia/contracts/records';
import type { ReactNode } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../lib/list/filter-words.ts';
import { choice, defineList, link } from '../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { DisclosureReport } from '../disclosures/late.tsx';
import { recordsTexts } from '../texts.ts';
import { AccessLine } from './access-line.tsx';
import { accessLogTexts } from './texts.ts';

const LOOK_MS = 60_000;
const WHO = ['others', 'me'] as const;
const accessList = defineList('patient.record-accesses', {
  filters: { by: choice(WHO), record: link(isId) },
});

/** `/medical-records?view=access`: who read what of the whole vault. */
export function VaultLog({ tabs }: { tabs: ReactNode }) {
  const t = useTexts(accessLogTexts);
  const words = useTexts(recordsTexts);
  const { page, by, record } = useAsked(accessList);
  const loaded = useCall(
    listRecordAccesses,
    { query: { page, ...(by ? { by } : {}), ...(record ? { record_id: record } : {}) } },
    { keep: true, every: LOOK_MS },
  );
  const filters: WordsOf<typeof accessList> = {
    label: t('filter.label'),
    filters: {
      by: { label: t('filter.by'), options: WHO.map((value) => ({ value, label: t(`by.${value}`) })) },
      record: { label: t('filter.record') },
    },
  };
  return (
    <div>
      <h1>{words('title')}</h1>
      <p className="muted measure admin-lead">{t('lead')}</p>
      {tabs}
      <DisclosureReport />
      <ListScreen
        definition={accessList}
        filters={filters}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }: RecordAccess) => id}
        card={(access: RecordAccess) => <AccessLine access={access} />}
        empty={t('empty')}
        nothing={t('nothing')}
      />
    </div>
  );
}
