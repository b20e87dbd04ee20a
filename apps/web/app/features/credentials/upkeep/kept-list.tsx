import {
  assignCredential,
  CREDENTIAL_KINDS,
  type KeptCredential,
  type KeptCredentials,
  remindOfCredential,
} from '@travesia/contracts/credentials';
import type { ReactNode } from 'react';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type BulkAct, eachOf } from '../../../lib/list/bulk/bulk-act.ts';
import type { WordsOf } from '../../../lib/list/filter-words.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useKeptColumns } from './kept-columns.tsx';
import { DUE_TABS, type DueTab, KEPT_OWNERS, KEPT_STANDINGS, keptList, keptPage } from './kept-list-view.ts';
import { upkeepTexts } from './texts.ts';
import { useCredentialActs } from './use-credential-acts.tsx';

interface KeptListProps {
  caption: string;
  kept: Pick<Loaded<KeptCredentials>, 'data' | 'problem' | 'isLoading' | 'isStale' | 'at' | 'reload'>;
  /** The tab that opens unless the URL names another. */
  first?: DueTab;
  /** The clinic of a row; without it, all rows belong to one. */
  clinic?: (credential: KeptCredential) => ReactNode;
  /** At the end of the filter line. */
  tools?: ReactNode;
  /** What else shows them. */
  onChanged?: () => void;
}

/** Credentials of a clinic or a network, earliest expiration first, with everything that can be done about each. */
export function KeptList({ caption, kept, first = 'all', clinic, tools, onChanged }: KeptListProps) {
  const t = useTexts(upkeepTexts);
  const me = useSession(({ user }) => user?.id ?? '');
  const asked = useAsked(keptList);
  const due = asked.due ?? first;
  const page = kept.data && keptPage(kept.data.data, { asked, due, me, kindName: (kind) => t(`kind.${kind}`) });
  const reload = async () => {
    onChanged?.();
    await kept.reload();
  };
  const changed = () => void reload();
  const columns = useKeptColumns({ clinic, onChanged: changed });
  const { actsOf, dialog } = useCredentialActs(changed);
  const acts = useBulkActs(me);
  const nameOf = ({ kind, clinician, body }: KeptCredential) =>
    [t(`kind.${kind}`), clinician ?? body].filter(Boolean).join(', ');
  return (
    <>
      <ListTabs
        name="due"
        label={t('tabs')}
        chosen={due === first ? [] : [due]}
        tabs={[first, ...DUE_TABS.filter((tab) => tab !== first)].map((tab) => ({
          value: tab === first ? null : tab,
          label: t(`tab.${tab}`),
          count: page?.tabs[tab],
        }))}
      />
      <ListScreen
        definition={keptList}
        filters={useFilterWords()}
        caption={caption}
        loaded={{ ...kept, data: page, reload }}
        rowKey={({ id }) => id}
        columns={columns}
        tools={tools}
        rowActs={{ nameOf, acts, menu: actsOf }}
        empty={due === 'to_renew' ? t('list.nothingToRenew') : t('list.none')}
        nothing={t('list.nothing')}
      />
      {dialog}
    </>
  );
}

/** What can be done with several credentials. */
function useBulkActs(me: string): BulkAct<KeptCredential>[] {
  const t = useTexts(upkeepTexts);
  return [
    {
      key: 'remind',
      name: t('remind.open'),
      icon: 'bell',
      fits: ({ actions }) => actions.includes('remind'),
      run: eachOf(({ id }) => sessionCall(remindOfCredential, { params: { id } })),
    },
    {
      key: 'take',
      name: t('owner.take'),
      icon: 'user',
      fits: ({ actions, owner }) => actions.includes('own') && owner?.id !== me,
      run: eachOf(({ id }) => sessionCall(assignCredential, { params: { id }, body: { user_id: me } })),
    },
  ];
}

function useFilterWords(): WordsOf<typeof keptList> {
  const t = useTexts(upkeepTexts);
  return {
    label: t('filter.label'),
    filters: {
      q: { label: t('filter.q') },
      kind: {
        label: t('column.credential'),
        options: CREDENTIAL_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
      owner: {
        label: t('column.owner'),
        options: KEPT_OWNERS.map((value) => ({
          value,
          label: t(value === 'mine' ? 'filter.mine' : 'owner.nobody'),
        })),
      },
      standing: {
        label: t('column.status'),
        options: KEPT_STANDINGS.map((value) => ({ value, label: t(`filter.${value}`) })),
      },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}
