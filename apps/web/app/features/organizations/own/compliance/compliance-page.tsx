import { type KeptCredential, listKeptCredentials } from '@travesia/contracts/credentials';
import { getNetworkCompliance, type NetworkCompliance } from '@travesia/contracts/organizations';
import { DueViews, isToRenew, KeptList, RenewAnyButton, useEvidence } from '../../../credentials/index.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActionMenu } from '../../../../lib/screen/action-menu.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { Figures } from '../../../../lib/screen/figures.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ClinicLink } from '../clinic-link.tsx';
import { OrganizationPage } from '../organization-page.tsx';
import { networkTexts } from '../texts.ts';
import { ByClinic } from './by-clinic.tsx';

/** `/organization/compliance`: the credentials of all clinics, their expirations, owners and renewals. */
export function CompliancePage() {
  const t = useTexts(networkTexts);
  return (
    <OrganizationPage
      title={t('credentials.title')}
      description={t('credentials.description')}
      feature="organization_compliance"
    >
      <Compliance />
    </OrganizationPage>
  );
}

function Compliance() {
  const t = useTexts(networkTexts);
  const compliance = useCall(getNetworkCompliance);
  const kept = useCall(listKeptCredentials, { query: {} });
  const reload = () => {
    void compliance.reload();
    void kept.reload();
  };
  const due = (kept.data?.data ?? []).filter(isToRenew);
  const canChange = kept.data?.actions.includes('export') ?? false;
  // The head and what is below it come together, so that neither pushes the other down.
  const shown = kept.data || kept.problem ? compliance.data : null;
  return (
    <>
      <header className="credential-head">
        <div>
          <h1>{t('credentials.heading')}</h1>
          {shown ? (
            <p className="muted team-lead">
              {t('credentials.summary', { expired: shown.counts.expired, soon: shown.ending_30 })}
            </p>
          ) : null}
        </div>
        {canChange && kept.data && shown ? (
          <div className="row">
            <EvidenceMenu credentials={kept.data.data} />
            <RenewAnyButton credentials={due.filter(({ waiting }) => !waiting)} onDone={reload} />
          </div>
        ) : null}
      </header>
      <LoadState loaded={{ ...compliance, data: shown }}>
        {(data) => (
          <>
            <Counts compliance={data} unowned={kept.data ? due.filter(({ owner }) => !owner) : null} />
            <LoadState loaded={kept}>
              {({ data: all }) => (
                <>
                  <DueViews today={data.today} clinics={data.clinics} credentials={due} />
                  <section className="portal-section portal-section-main" aria-labelledby="all-credentials">
                    <h2 id="all-credentials">{t('credentials.all')}</h2>
                    <KeptList
                      caption={t('credentials.all')}
                      kept={kept}
                      first="to_renew"
                      clinic={({ clinic }) => <ClinicLink clinic={clinic} />}
                      onChanged={() => void compliance.reload()}
                    />
                  </section>
                  <ByClinic clinics={data.clinics} credentials={all} />
                </>
              )}
            </LoadState>
          </>
        )}
      </LoadState>
    </>
  );
}

/** The evidence pack of one of the clinics. */
function EvidenceMenu({ credentials }: { credentials: readonly KeptCredential[] }) {
  const t = useTexts(networkTexts);
  const { problem, save } = useEvidence();
  const clinics = new Map(credentials.map(({ clinic }) => [clinic.id, clinic]));
  return (
    <>
      <ActionMenu
        label={t('credentials.evidenceOf')}
        text={t('credentials.evidence')}
        acts={[...clinics.values()].map((clinic) => ({
          key: clinic.id,
          label: clinic.name,
          icon: 'download',
          onAct: () => void save(clinic),
        }))}
      />
      <ActProblem problem={problem} />
    </>
  );
}

interface CountsProps {
  compliance: NetworkCompliance;
  /** Credentials to renew that nobody is responsible for; null until known. */
  unowned: readonly KeptCredential[] | null;
}

function Counts({ compliance: { counts, ending_30: soon, clinics }, unowned }: CountsProps) {
  const t = useTexts(networkTexts);
  const format = useFormat();
  const { next } = counts;
  return (
    <Figures
      label={t('credentials.counts')}
      figures={[
        {
          key: 'verified',
          name: t('credentials.count.verified'),
          value: t('figures.credentialsOf', { verified: counts.verified, total: counts.total }),
          note: t('credentials.ofClinics', { count: clinics.length }),
        },
        { key: 'expired', name: t('credentials.count.expired'), value: format.number(counts.expired) },
        {
          key: 'missing',
          name: t('credentials.count.missing'),
          value: format.number(counts.being_checked + counts.not_held),
          note: t('credentials.missingOf', { reviewed: counts.being_checked, missing: counts.not_held }),
        },
        {
          key: 'soon',
          name: t('credentials.count.soon'),
          value: format.number(soon),
          ...(next?.expires_on ? { note: t('credentials.first', { date: format.date(next.expires_on) }) } : {}),
        },
        {
          key: 'unowned',
          name: t('credentials.count.unowned'),
          value: unowned ? format.number(unowned.length) : '…',
          note: t('credentials.unownedOf'),
        },
      ]}
    />
  );
}
