import {
  APPLICATION_TABS,
  listApplicationsToReview,
  type ReviewedApplication,
} from '@travesia/contracts/platform-admin';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../../lib/portal/portal-page.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { FailedLoad } from '../../../../lib/portal/failed-load.tsx';
import { LinesLoading } from '../../screen/failed.tsx';
import { Pager, ScreenLink, TabLinks, useQueryHref } from '../../screen/places.tsx';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';
import { When } from '../../screen/when.tsx';
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
  const [query] = useSearchParams();
  const href = useQueryHref();
  const tab = APPLICATION_TABS.find((one) => one === query.get('tab')) ?? 'waiting';
  const page = Number(query.get('page')) || 1;
  const load = useCallback(
    () => sessionCall(listApplicationsToReview, { query: { tab, page } }, { background: true }),
    [tab, page],
  );
  const { data, problem, reload } = useLoaded(load);
  return (
    <div className="stack">
      <h1>{t('title')}</h1>
      <TabLinks
        label={t('tabs')}
        tabs={APPLICATION_TABS.map((key) => ({
          key,
          label: t(`tab.${key}`),
          count: data?.tabs[key],
          href: href({ tab: key === 'waiting' ? null : key, page: null }),
          isCurrent: key === tab,
        }))}
      />
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        data.data.length ? (
          <>
            <ApplicationTable applications={data.data} />
            <Pager page={data} />
          </>
        ) : (
          <EmptyState title={t(`empty.${tab}`)} />
        )
      ) : problem ? null : (
        <LinesLoading />
      )}
    </div>
  );
}

function ApplicationTable({ applications }: { applications: readonly ReviewedApplication[] }) {
  const t = useTexts(adminApplicationTexts);
  const format = useFormat();
  return (
    <table className="table admin-table">
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.clinic')}</th>
          <th scope="col">{t('table.status')}</th>
          <th scope="col">{t('table.applicant')}</th>
          <th scope="col">{t('table.submitted')}</th>
        </tr>
      </thead>
      <tbody>
        {applications.map(({ id, name, city, country, status, applicant, submitted_at: submitted }) => (
          <tr key={id}>
            <th scope="row">
              <ScreenLink to={`/admin/applications/${id}`} className="admin-row-link">
                {name}
              </ScreenLink>
              <span className="admin-second">
                {[city, country ? format.region(country) : null].filter(Boolean).join(', ')}
              </span>
            </th>
            <td>
              <StatusMark status={status} />
            </td>
            <td data-label={t('table.applicant')}>{applicant.name}</td>
            <td data-label={t('table.submitted')}>{submitted ? <When at={submitted} /> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
