import type { ExportedFile } from '@travesia/contracts/kit';
import { LOCALES } from '@travesia/contracts/kit';
import { type DESK_SORTS, DESK_TABS, type DeskPage, type LeadSummary } from '@travesia/contracts/leads';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { FilterWords } from '../../../../lib/list/filter-words.ts';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import type { ListDefinition } from '../../../../lib/list/list-definition.ts';
import { ListScreen, type ListScreenProps } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { DeskCalls } from '../desk-calls.ts';
import { deskTexts } from '../texts.ts';
import { useBulkActs } from '../use-bulk-acts.ts';

type Tab = (typeof DESK_TABS)[number];
const FIRST_TAB: Tab = 'waiting';

interface DeskScreenProps<L extends ListDefinition> {
  title: string;
  lead: string;
  definition: L;
  filters: NonNullable<ListScreenProps<LeadSummary, L>['filters']>;
  loaded: Loaded<DeskPage>;
  columns: readonly ListColumn<LeadSummary>[];
  /** The calls of this portal. */
  calls: DeskCalls;
  tab: Tab | undefined;
  /** Requests the list as a file. */
  ask: () => Promise<ExportedFile>;
}

/** The list of requests of a clinic, an organization or the team. */
export function DeskScreen<L extends ListDefinition>(props: DeskScreenProps<L>) {
  const { title, lead, definition, filters, loaded, columns, calls, tab = FIRST_TAB, ask } = props;
  const t = useTexts(deskTexts);
  const { data, problem } = loaded;
  const acts = useBulkActs(calls);
  if (problem?.code === 'access.not_allowed')
    return (
      <>
        <h1>{title}</h1>
        <Notice icon="lock">{t('mayNot')}</Notice>
      </>
    );
  return (
    <div>
      <h1>{title}</h1>
      <p className="small muted">{lead}</p>
      <ListTabs
        name="tab"
        label={t('tabs')}
        chosen={tab === FIRST_TAB ? [] : [tab]}
        tabs={DESK_TABS.map((key) => ({
          value: key === FIRST_TAB ? null : key,
          label: t(`tab.${key}`),
          count: data?.tabs[key],
        }))}
      />
      <ListScreen
        definition={definition}
        filters={filters}
        caption={title}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('count', { count })}
        rowActs={{ nameOf: ({ name }) => name, acts }}
        tools={<ExportButton compact label={t('export')} disabled={!data?.total} ask={ask} />}
        empty={t(`empty.${tab}`)}
        nothing={t(`empty.${tab}`)}
      />
    </div>
  );
}

/** Labels of the filters that all lists of requests have. */
export function useDeskWords() {
  const t = useTexts(deskTexts);
  const format = useFormat();
  const filters: Record<'q' | 'assigned' | 'answer_in', FilterWords> = {
    q: { label: t('filter.q') },
    assigned: {
      label: t('filter.assigned'),
      any: t('filter.anyone'),
      options: [
        { value: 'me', label: t('filter.me') },
        { value: 'nobody', label: t('assignee.nobody') },
      ],
    },
    answer_in: {
      label: t('column.language'),
      any: t('filter.any'),
      options: LOCALES.map((value) => ({ value, label: format.languageAlone(value) })),
    },
  };
  return { label: t('filter.label'), filters, sorts: (sort: (typeof DESK_SORTS)[number]) => t(`sort.${sort}`) };
}
