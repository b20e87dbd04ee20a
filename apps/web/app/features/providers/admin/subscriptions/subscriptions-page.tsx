import { listAdminSubscriptions, PACKAGE_TYPES, SUBSCRIPTION_STATUSES } from '@travesia/contracts/providers';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import type { Asked } from '../../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { PortalPage } from '../../../portal/index.ts';
import { loadEveryPage } from '../load-providers.ts';
import { SaveRows } from '../ui/save-rows.tsx';
import { useSubscriptionColumns } from './subscription-columns.tsx';
import { subscriptionsList } from './subscriptions-list.ts';
import { subscriptionsTable } from './subscriptions-table.ts';
import { subscriptionTexts } from './texts.ts';
import { useExtendAct } from './use-extend-act.tsx';

const ADMINS = ['admin'] as const;
type Page = EndpointOutput<typeof listAdminSubscriptions>;

/** `/admin/subscriptions`: the subscriptions of all partner clinics, and extending them. */
export function SubscriptionsPage() {
  const t = useTexts(subscriptionTexts);
  return (
    <PortalPage title={t('title')} description={t('description')} roles={ADMINS} feature="admin_subscriptions">
      <Subscriptions />
    </PortalPage>
  );
}

function Subscriptions() {
  const t = useTexts(subscriptionTexts);
  const language = useLocale();
  const asked = useAsked(subscriptionsList);
  const loaded = useCall(listAdminSubscriptions, { query: { ...asked, language } }, { keep: true });
  const { data } = loaded;
  const extend = useExtendAct();
  return (
    <div className="stack">
      <div className="admin-head">
        <h1>{t('title')}</h1>
      </div>
      <p className="small muted">{t('lead')}</p>
      <ListTabs
        name="tab"
        label={t('tabs')}
        chosen={asked.tab ? [asked.tab] : []}
        tabs={[
          { value: null, label: t('tab.all'), count: data?.tabs.all },
          ...SUBSCRIPTION_STATUSES.map((value) => ({ value, label: t(`status.${value}`), count: data?.tabs[value] })),
        ]}
      />
      <ListScreen
        definition={subscriptionsList}
        filters={useFilterWords(data)}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={useSubscriptionColumns()}
        empty={t('empty')}
        tools={<Save asked={asked} disabled={!data?.total} />}
        rowActs={{ nameOf: ({ name }) => name, acts: [extend] }}
      />
    </div>
  );
}

function useFilterWords(page: Page | null): WordsOf<typeof subscriptionsList> {
  const t = useTexts(subscriptionTexts);
  const clinicsWith = (plan: string) => page?.facets.plan.find(({ value }) => value === plan)?.count ?? 0;
  return {
    label: t('filter.label'),
    filters: {
      q: { label: t('filter.q') },
      plan: {
        label: t('plan'),
        any: t('filter.plan.any'),
        options: PACKAGE_TYPES.map((value) => ({
          value,
          label: t(`plan.${value}`),
          count: page ? clinicsWith(value) : undefined,
        })),
      },
      country: { label: t('filter.country'), any: t('filter.country.any'), options: page?.facets.country },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}

function Save({ asked, disabled }: { asked: Asked<typeof subscriptionsList>; disabled: boolean }) {
  const language = useLocale();
  const rows = async () =>
    subscriptionsTable(
      await loadEveryPage((page) => sessionCall(listAdminSubscriptions, { query: { ...asked, language, ...page } })),
    );
  return <SaveRows file="subscriptions" rows={rows} disabled={disabled} compact />;
}
