import { JOURNEY_TABS, type JourneyCounts, type JourneyList, type JourneySummary } from '@travesia/contracts/journeys';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import type { ListDefinition } from '../../../../lib/list/list-definition.ts';
import { ListScreen, type ListScreenProps } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { journeyDeskTexts } from '../texts.ts';

type JourneyTab = keyof JourneyCounts;

/** The tab that a list begins with. */
const FIRST_TAB: JourneyTab = 'all';
const TABS: readonly JourneyTab[] = [FIRST_TAB, ...JOURNEY_TABS.filter((tab) => tab !== FIRST_TAB)];

interface JourneysScreenProps<L extends ListDefinition> {
  definition: L;
  filters: NonNullable<ListScreenProps<JourneySummary, L>['filters']>;
  loaded: Loaded<JourneyList>;
  columns: readonly ListColumn<JourneySummary>[];
  tab: JourneyTab | undefined;
}

/** The list of journeys of a clinic or an organization. */
export function JourneysScreen<L extends ListDefinition>(props: JourneysScreenProps<L>) {
  const { definition, filters, loaded, columns, tab = FIRST_TAB } = props;
  const t = useTexts(journeyDeskTexts);
  const { data, problem } = loaded;
  if (problem?.code === 'access.not_allowed') return <Notice icon="lock">{t('mayNot')}</Notice>;
  return (
    <div>
      <ListTabs
        name="tab"
        label={t('tabs')}
        chosen={tab === FIRST_TAB ? [] : [tab]}
        tabs={TABS.map((key) => ({
          value: key === FIRST_TAB ? null : key,
          label: t(`tab.${key}`),
          count: data?.counts[key],
        }))}
      />
      <ListScreen
        definition={definition}
        filters={filters}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('count', { count })}
        empty={t(`empty.${tab}`)}
        nothing={t('nothing')}
      />
    </div>
  );
}
