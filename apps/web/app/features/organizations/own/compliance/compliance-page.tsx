import { type KeptCredential, type KeptCredentials, listKeptCredentials } from '@travesia/contracts/credentials';
import { getNetworkCompliance, type NetworkCompliance } from '@travesia/contracts/organizations';
import { DueViews, isToRenew, KeptList, RenewAnyButton, useEvidence } from '../../../credentials/index.ts';
import { bothLoaded } from '../../../../lib/calls/both-loaded.ts';
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
  // The head and what is below it come together, so that neither pushes the other down.
  const compliances = useCall(getNetworkCompliance);
  const kept = useCall(listKeptCredentials, { query: {} });
  const loaded = bothLoaded(compliances, kept);
  return (
    <>
      <header className="credential-head">
        <div>
          <h1>{t('credentials.heading')}</h1>
          {loaded.data ? (
            <p className="muted team-lead">
              {t('credentials.summary', {
                expired: loaded.data[0].counts.expired,
                soon: loaded.data[0].ending_30,
              })}
            </p>
          ) : null}
        </div>
        {loaded.data ? <Acts kept={loaded.data[1]} onDone={() => void loaded.reload()} /> : null}
      </header>
      <LoadState loaded={loaded}>
        {([compliance, { data: all }]) => {
          const due = all.filter(isToRenew);
          return (
            <>
              <Counts compliance={compliance} unowned={due.filter(({ owner }) => !owner).length} />
              <DueViews
                today={compliance.today}
                clinics={compliance.clinics}
                credentials={due}
                nameOf={(clinic) => <ClinicLink clinic={clinic} />}
              />
              <section className="portal-section portal-section-main" aria-labelledby="all-credentials">
                <h2 id="all-credentials">{t('credentials.all')}</h2>
                <KeptList
                  caption={t('credentials.all')}
                  kept={kept}
                  first="to_renew"
                  clinic={({ clinic }) => <ClinicLink clinic={clinic} />}
                  onChanged={() => void compliances.reload()}
                />
              </section>
              <ByClinic clinics={compliance.clinics} credentials={all} />
            </>
          );
        }}
      </LoadState>
    </>
  );
}

/** What those who may change credentials can do with all of them. */
function Acts({ kept: { data, actions }, onDone }: { kept: KeptCredentials; onDone: () => void }) {
  if (!actions.includes('export')) return null;
  return (
    <div className="row">
      <EvidenceMenu credentials={data} />
      <RenewAnyButton credentials={data.filter((one) => isToRenew(one) && !one.waiting)} onDone={onDone} />
    </div>
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
  /** Number of credentials to renew that nobody is responsible for. */
  unowned: number;
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
          value: format.number(unowned),
          note: t('credentials.unownedOf'),
        },
      ]}
    />
  );
}
