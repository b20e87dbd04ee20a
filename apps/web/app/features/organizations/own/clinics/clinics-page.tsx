import { listNetworkClinics, type NetworkClinics } from '@travesia/contracts/organizations';
import { useSearchParams } from 'react-router';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { memberCalls, OpenInvitations } from '../../../teams/index.ts';
import { Pagination } from '../../../../ui/navigation/pagination.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { OrganizationPage } from '../organization-page.tsx';
import { networkTexts } from '../texts.ts';
import { AskClinicForm } from './ask-clinic-form.tsx';
import { ClinicFilters } from './clinic-filters.tsx';
import { ClinicRow } from './clinic-row.tsx';
import { filterOf } from './clinic-filter.ts';

/** `/organization/providers`: the clinics of the network, entering them, asking others to join. */
export function ClinicsPage() {
  const t = useTexts(networkTexts);
  return (
    <OrganizationPage
      title={t('clinics.title')}
      description={t('clinics.description')}
      feature="organization_providers"
    >
      <Clinics />
    </OrganizationPage>
  );
}

function Clinics() {
  const t = useTexts(networkTexts);
  const language = useLocale();
  const [query, setQuery] = useSearchParams();
  const { q, state, sort, page } = filterOf(query);
  const asked = { language, currency: 'USD', page, sort, ...(q ? { q } : {}), ...(state ? { state } : {}) };
  const clinics = useCall(listNetworkClinics, { query: asked }, { keep: true });
  const change = (changed: Record<string, string>) => {
    const next = new URLSearchParams(query);
    if (!('page' in changed)) next.delete('page');
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { preventScrollReset: true });
  };
  const hrefOf = (to: number) => `?${new URLSearchParams({ ...Object.fromEntries(query), page: String(to) })}`;
  return (
    <>
      <h1>{t('clinics.heading')}</h1>
      <ClinicFilters query={query} facets={clinics.data?.facets} change={change} />
      <LoadState loaded={clinics}>
        {(data) => (
          <>
            <p role="status" className="muted">
              {t('clinics.count', { count: data.total })}
            </p>
            <List data={data} isFiltered={Boolean(q || state)} clear={() => setQuery({})} reload={clinics.reload} />
            <Pagination page={data.page} pages={data.total_pages} href={hrefOf} />
            <Asked data={data} reload={clinics.reload} />
          </>
        )}
      </LoadState>
    </>
  );
}

interface ListProps {
  data: NetworkClinics;
  isFiltered: boolean;
  clear: () => void;
  reload: () => Promise<void>;
}

function List({ data, isFiltered, clear, reload }: ListProps) {
  const t = useTexts(networkTexts);
  if (!data.data.length)
    return (
      <p className="muted desk-none">
        {isFiltered ? (
          <>
            {t('clinics.nothing')}{' '}
            <button type="button" className="btn btn-quiet btn-small" onClick={clear}>
              {t('clinics.clear')}
            </button>
          </>
        ) : (
          t('clinics.none')
        )}
      </p>
    );
  return (
    <ul className="network-clinics">
      {data.data.map((clinic) => (
        <ClinicRow key={clinic.id} clinic={clinic} gone={reload} />
      ))}
    </ul>
  );
}

/** Asking a clinic to join, and those that were asked and have not answered. */
function Asked({ data, reload }: Pick<ListProps, 'data' | 'reload'>) {
  const t = useTexts(networkTexts);
  if (!data.actions.includes('invite_clinic') && !data.invitations.length) return null;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="ask">
      <h2 id="ask">{t('ask.heading')}</h2>
      <p className="muted team-lead">{t('ask.lead')}</p>
      {data.actions.includes('invite_clinic') ? <AskClinicForm asked={reload} /> : null}
      <OpenInvitations
        invitations={data.invitations}
        resend={async ({ id }) => {
          await memberCalls.resend(id);
          await reload();
          showToast(t('ask.resent'));
        }}
        withdraw={async ({ id }) => {
          await memberCalls.withdraw(id);
          await reload();
          showToast(t('ask.withdrawn'));
        }}
      />
    </section>
  );
}
