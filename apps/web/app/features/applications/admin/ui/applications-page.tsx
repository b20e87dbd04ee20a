import { APPLICATION_TABS, listApplicationsToReview, type ReviewedApplication } from '@travesia/contracts/applications';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { ScreenLink, TabLinks } from '../../../../lib/workbench/screen/places.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { adminApplicationTexts } from '../texts.ts';
import { StatusMark } from './status-mark.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/applications`: clinics that ask to be partners, those that wait longest first. */
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
  const [query] = useSearchParams();
  const href = useQueryHref();
  const tab = APPLICATION_TABS.find((one) => one === query.get('tab')) ?? 'waiting';
  const page = Number(query.get('page')) || 1;
  const loaded = useCall(listApplicationsToReview, { query: { tab, page } }, { keep: true });
  return (
    <div className="stack">
      <h1>{t('title')}</h1>
      <TabLinks
        label={t('tabs')}
        tabs={APPLICATION_TABS.map((key) => ({
          key,
          label: t(`tab.${key}`),
          count: loaded.data?.tabs[key],
          href: href({ tab: key === 'waiting' ? null : key, page: null }),
          isCurrent: key === tab,
        }))}
      />
      <ListScreen
        list="admin.applications"
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        empty={t(`empty.${tab}`)}
        columns={[
          { key: 'clinic', name: t('table.clinic'), cell: clinicCell },
          { key: 'status', name: t('table.status'), bare: true, cell: ({ status }) => <StatusMark status={status} /> },
          { key: 'place', name: t('table.place'), cell: (one) => placeOf(one, format.region) },
          { key: 'applicant', name: t('table.applicant'), cell: ({ applicant }) => applicant.name },
          {
            key: 'submitted',
            name: t('table.submitted'),
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
