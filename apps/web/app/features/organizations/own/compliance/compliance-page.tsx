import {
  getNetworkCompliance,
  type NetworkCompliance,
  type NetworkCredential,
} from '@travesia/contracts/organizations';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Figures } from '../../../../lib/screen/figures.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Table } from '../../../../ui/table/table.tsx';
import { EnterButton } from '../enter-button.tsx';
import { OrganizationPage } from '../organization-page.tsx';
import { networkTexts } from '../texts.ts';
import { DueLine, CredentialEnd } from '../../../credentials/index.ts';

/** `/organization/compliance`: the credentials of all clinics and their expiration dates. */
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
  return (
    <>
      <h1>{t('credentials.heading')}</h1>
      <LoadState loaded={compliance}>
        {(data) => (
          <>
            <p className="muted team-lead">
              {t('credentials.summary', { expired: data.counts.expired, soon: data.ending_30 })}
            </p>
            <Counts compliance={data} />
            <section className="portal-section portal-section-main" aria-labelledby="line">
              <h2 id="line">{t('credentials.line')}</h2>
              <DueLine compliance={data} />
            </section>
            <ToRenew credentials={data.credentials} />
            <ByClinic clinics={data.clinics} />
          </>
        )}
      </LoadState>
    </>
  );
}

function Counts({ compliance: { counts, ending_30: soon } }: { compliance: NetworkCompliance }) {
  const t = useTexts(networkTexts);
  const format = useFormat();
  const figure = (key: 'expired' | 'due' | 'being_checked' | 'not_held', value: number) => ({
    key,
    name: t(`credentials.count.${key}`),
    value: format.number(value),
  });
  return (
    <Figures
      label={t('credentials.counts')}
      figures={[
        {
          key: 'verified',
          name: t('credentials.count.verified'),
          value: t('figures.credentialsOf', { verified: counts.verified, total: counts.total }),
        },
        figure('expired', counts.expired),
        { ...figure('due', counts.due), note: t('credentials.in30', { count: soon }) },
        figure('being_checked', counts.being_checked),
        figure('not_held', counts.not_held),
      ]}
    />
  );
}

const credentialName = (credential: NetworkCredential) => <CredentialName credential={credential} />;
const credentialEnd = (credential: NetworkCredential) => <CredentialEnd credential={credential} />;
const enterCell = ({ id, name, actions }: NetworkCompliance['clinics'][number]) =>
  actions.includes('enter') ? <EnterButton clinic={{ id, name }} /> : null;

function CredentialName({ credential: { kind, body, number } }: { credential: NetworkCredential }) {
  const t = useTexts(networkTexts);
  return (
    <>
      {t(`kind.${kind}`)}
      <br />
      <span className="muted">{[body, number].filter(Boolean).join(', ')}</span>
    </>
  );
}

function ToRenew({ credentials }: Pick<NetworkCompliance, 'credentials'>) {
  const t = useTexts(networkTexts);
  return (
    <section className="portal-section portal-section-main" aria-labelledby="renew">
      <h2 id="renew">{t('credentials.renew')}</h2>
      {credentials.length ? (
        <Table
          folds
          caption={t('credentials.renew')}
          hideCaption
          rows={credentials}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'credential',
              header: t('credentials.credential'),
              cell: credentialName,
            },
            { key: 'clinic', header: t('credentials.clinic'), cell: ({ clinic }) => clinic.name },
            {
              key: 'holder',
              header: t('credentials.holder'),
              label: t('credentials.holder'),
              cell: ({ holder }) => holder,
            },
            { key: 'end', header: t('credentials.end'), cell: credentialEnd },
          ]}
        />
      ) : (
        <p className="muted desk-none">{t('credentials.nothing')}</p>
      )}
    </section>
  );
}

function ByClinic({ clinics }: Pick<NetworkCompliance, 'clinics'>) {
  const t = useTexts(networkTexts);
  const format = useFormat();
  if (!clinics.length) return null;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="by-clinic">
      <h2 id="by-clinic">{t('credentials.byClinic')}</h2>
      <Table
        folds
        caption={t('credentials.byClinic')}
        hideCaption
        rows={clinics}
        rowKey={({ id }) => id}
        columns={[
          { key: 'clinic', header: t('credentials.clinic'), cell: ({ name }) => name },
          {
            key: 'kinds',
            header: t('credentials.kinds'),
            cell: ({ kinds }) =>
              kinds.length ? (
                <ul className="credential-kinds">
                  {kinds.map(({ kind, in_force: inForce, total }) => (
                    <li key={kind}>{t('credentials.kindOf', { kind: t(`kind.${kind}`), verified: inForce, total })}</li>
                  ))}
                </ul>
              ) : (
                t('credentials.noCredentials')
              ),
          },
          {
            key: 'next',
            header: t('credentials.next'),
            label: t('credentials.next'),
            cell: ({ kinds }) => {
              const [end] = kinds.flatMap(({ first_end: first }) => first ?? []).toSorted();
              return end ? format.date(end) : t('credentials.none90');
            },
          },
          {
            key: 'valid',
            header: t('credentials.valid'),
            label: t('credentials.valid'),
            numeric: true,
            cell: ({ in_force: verified, total }) => t('figures.credentialsOf', { verified, total }),
          },
          {
            key: 'enter',
            header: <span className="sr-only">{t('enter')}</span>,
            cell: enterCell,
          },
        ]}
      />
    </section>
  );
}
