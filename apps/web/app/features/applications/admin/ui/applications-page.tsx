import {
  APPLICATION_SORTS,
  APPLICATION_TABS,
  listApplicationsToReview,
  type ReviewedApplication,
} from '@travesia/contracts/applications';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { choice, defineList } from '../../../../lib/list/list-definition.ts';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { adminApplicationTexts } from '../texts.ts';
import { useBulkActs } from '../use-bulk-acts.ts';
import { StatusMark } from './status-mark.tsx';

const ADMINS = ['admin'] as const;
const FIRST_TAB = 'waiting';
const applicationsList = defineList('admin.applications', {
  tabs: { tab: choice(APPLICATION_TABS) },
  sorts: APPLICATION_SORTS,
});

/** `/admin/applications`: partner applications of clinics, longest wait first. */
export function ApplicationsPage() {
  const t = useTexts(adminApplicationTexts);
  return (
    <PortalPage title={t('title')} description={t('description')} roles={ADMINS} feature="admin_applications">
      <Applications />
    </PortalPage>
  );
}

function Applications() {
  const t = useTexts(adminApplicationTexts);
  const format = useFormat();
  const acts = useBulkActs();
  const { tab = FIRST_TAB, ...asked } = useAsked(applicationsList);
  const loaded = useCall(listApplicationsToReview, { query: { ...asked, tab } }, { keep: true });
  return (
    <div className="stack">
      <h1>{t('title')}</h1>
      <ListTabs
        name="tab"
        label={t('tabs')}
        chosen={tab === FIRST_TAB ? [] : [tab]}
        tabs={APPLICATION_TABS.map((key) => ({
          value: key === FIRST_TAB ? null : key,
          label: t(`tab.${key}`),
          count: loaded.data?.tabs[key],
        }))}
      />
      <ListScreen
        definition={applicationsList}
        filters={{ label: t('title'), filters: {}, sorts: (sort) => t(`sort.${sort}`) }}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        rowActs={{ nameOf: ({ name }) => name, acts }}
        empty={t(`empty.${tab}`)}
        nothing={t(`empty.${tab}`)}
        columns={[
          { key: 'clinic', name: t('table.clinic'), order: { ascending: 'clinic' }, cell: clinicCell },
          { key: 'status', name: t('table.status'), bare: true, cell: ({ status }) => <StatusMark status={status} /> },
          { key: 'place', name: t('table.place'), cell: (one) => placeOf(one, format.region) },
          {
            key: 'applicant',
            name: t('table.applicant'),
            order: { ascending: 'applicant' },
            cell: ({ applicant }) => applicant.name,
          },
          {
            key: 'submitted',
            name: t('table.submitted'),
            order: { ascending: 'oldest', descending: 'newest', first: 'descending' },
            cell: ({ submitted_at: at }) => (at ? <When at={at} /> : null),
          },
        ]}
      />
    </div>
  );
}

const placeOf = ({ city, country }: ReviewedApplication, region: (code: string) => string): string =>
  [city, country ? region(country) : null].filter(Boolean).join(', ');

const clinicCell = ({ id, name }: ReviewedApplication) => (
  <ScreenLink to={`/admin/applications/${id}`} className="admin-row-link">
    {name}
  </ScreenLink>
);
