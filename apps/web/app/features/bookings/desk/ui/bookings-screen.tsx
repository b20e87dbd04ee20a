import { BOOKING_TABS, type BookingTab, type DeskBooking, type DeskBookings } from '@travesia/contracts/bookings';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { BulkAct } from '../../../../lib/list/bulk/bulk-act.ts';
import type { FilterWords } from '../../../../lib/list/filter-words.ts';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import type { ListDefinition } from '../../../../lib/list/list-definition.ts';
import { ListScreen, type ListScreenProps } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { KINDS } from '../desk-lists.ts';
import { bookingDeskTexts } from '../texts.ts';

/** The tab that a list begins with. */
export const FIRST_TAB: BookingTab = 'upcoming';

interface BookingsScreenProps<L extends ListDefinition> {
  lead: string;
  definition: L;
  filters: NonNullable<ListScreenProps<DeskBooking, L>['filters']>;
  loaded: Loaded<DeskBookings>;
  columns: readonly ListColumn<DeskBooking>[];
  tab: BookingTab | undefined;
  acts?: readonly BulkAct<DeskBooking>[];
}

/** The list of bookings of a clinic, an organization or the team. */
export function BookingsScreen<L extends ListDefinition>(props: BookingsScreenProps<L>) {
  const { lead, definition, filters, loaded, columns, tab = FIRST_TAB, acts } = props;
  const t = useTexts(bookingDeskTexts);
  const { data, problem } = loaded;
  if (problem?.code === 'access.not_allowed') return <Notice icon="lock">{t('mayNot')}</Notice>;
  return (
    <div>
      <p className="small muted">{lead}</p>
      <ListTabs
        name="tab"
        label={t('tabs')}
        chosen={tab === FIRST_TAB ? [] : [tab]}
        tabs={BOOKING_TABS.map((key) => ({
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
        rowActs={acts ? { nameOf: ({ patient, reference }) => `${patient.name}, ${reference}`, acts } : undefined}
        empty={t(`empty.${tab}`)}
        nothing={t('nothing')}
      />
    </div>
  );
}

/** Labels of the filters that all lists of bookings have. */
export function useBookingWords() {
  const t = useTexts(bookingDeskTexts);
  const filters: Record<'q' | 'kind' | 'from' | 'to', FilterWords> = {
    q: { label: t('filter.q') },
    kind: {
      label: t('filter.kind'),
      any: t('filter.any'),
      options: KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    from: { label: t('filter.from') },
    to: { label: t('filter.to') },
  };
  return { label: t('filter.label'), filters };
}

/** The same with the clinics that have bookings. */
export function useNetworkWords(data: DeskBookings | null) {
  const t = useTexts(bookingDeskTexts);
  const { label, filters } = useBookingWords();
  const clinic: FilterWords = {
    label: t('column.clinic'),
    any: t('filter.any'),
    options: data?.clinics.map(({ id, name }) => ({ value: id, label: name })),
  };
  return { label, filters: { ...filters, clinic } };
}
