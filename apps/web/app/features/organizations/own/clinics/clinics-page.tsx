import { listNetworkClinics, type NetworkClinics } from '@travesia/contracts/organizations';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { memberCalls, OpenInvitations } from '../../../teams/index.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { OrganizationPage } from '../organization-page.tsx';
import { networkTexts } from '../texts.ts';
import { AskClinicForm } from './ask-clinic-form.tsx';
import { useClinicActs, useClinicColumns } from './clinic-columns.tsx';
import { clinicsList, STATES } from './clinic-filter.ts';

/** `/organization/providers`: the organization's clinics, acting as them, and inviting others. */
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
  const asked = useAsked(clinicsList);
  const clinics = useCall(listNetworkClinics, { query: { ...asked, language, currency: 'USD' } }, { keep: true });
  const { data, reload } = clinics;
  return (
    <>
      <h1>{t('clinics.heading')}</h1>
      <ListScreen
        definition={clinicsList}
        filters={useFilterWords(data)}
        caption={t('clinics.heading')}
        loaded={clinics}
        rowKey={({ id }) => id}
        columns={useClinicColumns()}
        rowActs={{ nameOf: ({ name }) => name, acts: useClinicActs() }}
        count={(count) => t('clinics.count', { count })}
        empty={t('clinics.none')}
        nothing={t('clinics.nothing')}
      />
      {data ? <Asked data={data} reload={reload} /> : null}
    </>
  );
}

function useFilterWords(data: NetworkClinics | null): WordsOf<typeof clinicsList> {
  const t = useTexts(networkTexts);
  const countOf = (state: string) => data?.facets.state.find(({ value }) => value === state)?.count;
  return {
    label: t('filter.label'),
    filters: {
      q: { label: t('filter.q') },
      state: {
        label: t('filter.state'),
        any: t('filter.any'),
        options: STATES.map((value) => ({ value, label: t(`state.${value}`), count: countOf(value) })),
      },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}

interface AskedProps {
  data: NetworkClinics;
  reload: () => Promise<void>;
}

/** Invites a clinic, and lists pending invitations. */
function Asked({ data, reload }: AskedProps) {
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
