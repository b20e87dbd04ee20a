import { listRecords, type MedicalRecord, RECORD_CATEGORIES, RECORD_KINDS } from '@travesia/contracts/records';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../lib/list/filter-words.ts';
import { choice, defineList, text } from '../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { AddButtons } from '../add/add-buttons.tsx';
import { BatchList } from '../add/batch-list.tsx';
import { DropArea } from '../add/drop-area.tsx';
import { recordUploads } from '../add/uploads.ts';
import { DownloadRecords } from '../packs/late.tsx';
import { ShareByLink } from '../links/late.tsx';
import { EraseDialog } from '../record/erase-dialog.tsx';
import { ShareDialog } from '../sharing/late.tsx';
import { recordsTexts } from '../texts.ts';
import { recordWords } from '../words/texts.ts';
import { Arrivals } from './arrivals.tsx';
import { EmptyVault } from './empty-vault.tsx';
import { RecordCard } from './record-card.tsx';
import { Space } from './space.tsx';

const SEARCH_MAX = 100;
const LOOK_MS = 60_000;
/** While files are checked: they take seconds. */
const CHECK_MS = 4000;
/** Many small files arrive at once; the list is asked for once. */
const PAUSE_MS = 800;

const recordList = defineList('patient.records', {
  filters: { search: text(SEARCH_MAX), category: choice(RECORD_CATEGORIES), kind: choice(RECORD_KINDS) },
  sorts: ['added', 'date'],
});

/** The records of the user, with those on their way. */
export function Vault({ tabs }: { tabs: ReactNode }) {
  const t = useTexts(recordsTexts);
  const asked = useAsked(recordList);
  const loaded = useCall(
    listRecords,
    { query: asked },
    { keep: true, every: (known) => (known?.checking ? CHECK_MS : LOOK_MS) },
  );
  const { data, reload } = loaded;
  const batches = useArriving(reload);
  const isFiltered = Boolean(asked.search || asked.category || asked.kind);
  const isNew = data?.total === 0 && data.arrivals.length === 0 && !batches && !isFiltered;
  return (
    <DropArea>
      <div className="row between">
        <h1>{t('title')}</h1>
        <div className="row">
          <AddButtons />
          {isNew ? null : <DownloadRecords />}
        </div>
      </div>
      <p className="muted measure admin-lead">{t('lead')}</p>
      <Space vault={data} />
      <BatchList />
      {data ? <Arrivals vault={data} reload={reload} /> : null}
      {tabs}
      {isNew ? <EmptyVault /> : <Records loaded={loaded} />}
    </DropArea>
  );
}

/** Whether files are on their way. Asks for the list again when some have arrived. */
function useArriving(reload: () => Promise<void>): boolean {
  const uploads = recordUploads();
  const arrived = useSyncExternalStore(uploads.subscribe, uploads.arrived, uploads.arrived);
  const batches = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);
  const [seen] = useState(arrived);
  useEffect(() => {
    if (arrived === seen) return undefined;
    const timer = setTimeout(() => void reload(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [arrived, seen, reload]);
  return batches.length > 0;
}

interface Asked {
  act: 'share' | 'link' | 'erase';
  records: readonly MedicalRecord[];
}

const mayShare = ({ actions }: MedicalRecord) => actions.includes('share');

function Records({ loaded }: { loaded: ReturnType<typeof useCall<typeof listRecords>> }) {
  const t = useTexts(recordsTexts);
  const words = useFilterWords();
  const [asking, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  return (
    <>
      <ListScreen
        definition={recordList}
        filters={words}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }: MedicalRecord) => id}
        card={(record: MedicalRecord) => <RecordCard record={record} />}
        rowActs={{
          nameOf: ({ title }) => title,
          menu: (record) => [
            { key: 'open', label: t('act.open'), icon: 'eye', to: `/medical-records/${record.id}` },
            ...(record.actions.includes('erase')
              ? [
                  {
                    key: 'erase',
                    label: t('act.erase'),
                    icon: 'trash-2' as const,
                    isDangerous: true,
                    onAct: () => ask({ act: 'erase', records: [record] }),
                  },
                ]
              : []),
          ],
          acts: [
            {
              key: 'share',
              name: t('act.share'),
              icon: 'share-2',
              fits: mayShare,
              opens: (records) => ask({ act: 'share', records }),
            },
            {
              key: 'link',
              name: t('act.link'),
              icon: 'link',
              fits: mayShare,
              opens: (records) => ask({ act: 'link', records }),
            },
          ],
        }}
        empty={t('empty.listed')}
        nothing={t('nothing')}
      />
      {asking ? <Asking asked={asking} onDone={() => void loaded.reload()} onClose={close} /> : null}
    </>
  );
}

interface AskingProps {
  asked: Asked;
  onDone: () => void;
  onClose: () => void;
}

function Asking({ asked: { act, records }, onDone, onClose }: AskingProps) {
  if (act === 'share') return <ShareDialog records={records} onShared={onDone} onClose={onClose} />;
  if (act === 'link') return <ShareByLink chosen={records.map(({ id }) => id)} onClose={onClose} />;
  return records.map((record) => <EraseDialog key={record.id} record={record} onErased={onDone} onClose={onClose} />);
}

function useFilterWords(): WordsOf<typeof recordList> {
  const t = useTexts(recordsTexts);
  const words = useTexts(recordWords);
  return {
    label: t('filter.label'),
    filters: {
      search: { label: t('filter.search') },
      category: {
        label: t('filter.category'),
        options: RECORD_CATEGORIES.map((value) => ({ value, label: words(`category.${value}`) })),
      },
      kind: {
        label: t('filter.kind'),
        options: RECORD_KINDS.map((value) => ({ value, label: words(`kind.${value}`) })),
      },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}
