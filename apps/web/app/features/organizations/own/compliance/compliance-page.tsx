import { getNetworkCompliance, type NetworkCompliance, type NetworkPaper } from '@travesia/contracts/organizations';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Figures } from '../../../../lib/screen/figures.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Table } from '../../../../ui/table/table.tsx';
import { EnterButton } from '../enter-button.tsx';
import { OrganizationPage } from '../organization-page.tsx';
import { networkTexts } from '../texts.ts';
import { DueLine, PaperEnd } from '../../../credentials/index.ts';

/** `/organization/compliance`: the papers of all clinics and when they end. */
export function CompliancePage() {
  const t = useTexts(networkTexts);
  return (
    <OrganizationPage title={t('papers.title')} description={t('papers.description')} feature="organization_compliance">
      <Compliance />
    </OrganizationPage>
  );
}

function Compliance() {
  const t = useTexts(networkTexts);
  const compliance = useCall(getNetworkCompliance);
  return (
    <>
      <h1>{t('papers.heading')}</h1>
      <LoadState loaded={compliance}>
        {(data) => (
          <>
            <p className="muted team-lead">
              {t('papers.summary', { expired: data.counts.expired, soon: data.ending_30 })}
            </p>
            <Counts compliance={data} />
            <section className="portal-section portal-section-main" aria-labelledby="line">
              <h2 id="line">{t('papers.line')}</h2>
              <DueLine compliance={data} />
            </section>
            <ToRenew papers={data.papers} />
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
    name: t(`papers.count.${key}`),
    value: format.number(value),
  });
  return (
    <Figures
      label={t('papers.counts')}
      figures={[
        {
          key: 'verified',
          name: t('papers.count.verified'),
          value: t('figures.papersOf', { verified: counts.verified, total: counts.total }),
        },
        figure('expired', counts.expired),
        { ...figure('due', counts.due), note: t('papers.in30', { count: soon }) },
        figure('being_checked', counts.being_checked),
        figure('not_held', counts.not_held),
      ]}
    />
  );
}

const paperName = (paper: NetworkPaper) => <PaperName paper={paper} />;
const paperEnd = (paper: NetworkPaper) => <PaperEnd paper={paper} />;
const enterCell = ({ id, name, actions }: NetworkCompliance['clinics'][number]) =>
  actions.includes('enter') ? <EnterButton clinic={{ id, name }} /> : null;

function PaperName({ paper: { kind, body, number } }: { paper: NetworkPaper }) {
  const t = useTexts(networkTexts);
  return (
    <>
      {t(`kind.${kind}`)}
      <br />
      <span className="muted">{[body, number].filter(Boolean).join(', ')}</span>
    </>
  );
}

function ToRenew({ papers }: Pick<NetworkCompliance, 'papers'>) {
  const t = useTexts(networkTexts);
  return (
    <section className="portal-section portal-section-main" aria-labelledby="renew">
      <h2 id="renew">{t('papers.renew')}</h2>
      {papers.length ? (
        <Table
          folds
          caption={t('papers.renew')}
          hideCaption
          rows={papers}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'paper',
              header: t('papers.paper'),
              cell: paperName,
            },
            { key: 'clinic', header: t('papers.clinic'), cell: ({ clinic }) => clinic.name },
            { key: 'holder', header: t('papers.holder'), label: t('papers.holder'), cell: ({ holder }) => holder },
            { key: 'end', header: t('papers.end'), cell: paperEnd },
          ]}
        />
      ) : (
        <p className="muted desk-none">{t('papers.nothing')}</p>
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
      <h2 id="by-clinic">{t('papers.byClinic')}</h2>
      <Table
        folds
        caption={t('papers.byClinic')}
        hideCaption
        rows={clinics}
        rowKey={({ id }) => id}
        columns={[
          { key: 'clinic', header: t('papers.clinic'), cell: ({ name }) => name },
          {
            key: 'kinds',
            header: t('papers.kinds'),
            cell: ({ kinds }) =>
              kinds.length ? (
                <ul className="paper-kinds">
                  {kinds.map(({ kind, in_force: inForce, total }) => (
                    <li key={kind}>{t('papers.kindOf', { kind: t(`kind.${kind}`), verified: inForce, total })}</li>
                  ))}
                </ul>
              ) : (
                t('papers.noPapers')
              ),
          },
          {
            key: 'next',
            header: t('papers.next'),
            label: t('papers.next'),
            cell: ({ kinds }) => {
              const [end] = kinds.flatMap(({ first_end: first }) => first ?? []).toSorted();
              return end ? format.date(end) : t('papers.none90');
            },
          },
          {
            key: 'valid',
            header: t('papers.valid'),
            label: t('papers.valid'),
            numeric: true,
            cell: ({ in_force: verified, total }) => t('figures.papersOf', { verified, total }),
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
