import { getPackageOutbox, type PackageOutbox } from '@travesia/contracts/packages';
import { OrganizationPage } from '../../organizations/index.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { ProposalList } from './proposal-list.tsx';
import { proposalTexts } from './texts.ts';

/** `/organization/package-outbox`: packages an organization proposed, and what clinics answered. */
export function OutboxPage() {
  const t = useTexts(proposalTexts);
  return (
    <OrganizationPage
      title={t('outbox.title')}
      description={t('outbox.description')}
      feature="organization_package_outbox"
    >
      <Outbox />
    </OrganizationPage>
  );
}

function Outbox() {
  const t = useTexts(proposalTexts);
  const language = useLocale();
  const path = useLocalPath();
  const outbox = useCall(getPackageOutbox, { query: { language } });
  return (
    <>
      <header className="credential-head">
        <div>
          <h1>{t('outbox.title')}</h1>
          <p className="muted team-lead">{t('outbox.lead')}</p>
        </div>
        {outbox.data?.actions.includes('propose') ? (
          <LinkButton variant="primary" icon="plus" href={path('/organization/packages/create')}>
            {t('propose')}
          </LinkButton>
        ) : null}
      </header>
      <LoadState loaded={outbox} tall>
        {(data) => (
          <>
            <ProposalList
              proposals={data}
              side="organization"
              pathOf={({ id }) => `/organization/package-outbox/${id}`}
              empty={t('outbox.none')}
            />
            <AnswerTimes times={data.answer_times} />
          </>
        )}
      </LoadState>
    </>
  );
}

function AnswerTimes({ times }: { times: PackageOutbox['answer_times'] }) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  if (!times.length) return null;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="answer-times">
      <h2 id="answer-times">{t('times')}</h2>
      <Table
        caption={t('times')}
        hideCaption
        folds
        rows={times}
        rowKey={({ clinic }) => clinic.id}
        columns={[
          { key: 'clinic', header: t('times.clinic'), cell: ({ clinic }) => clinic.name },
          {
            key: 'median',
            header: t('times.median'),
            label: t('times.median'),
            numeric: true,
            cell: ({ median_hours: hours }) => t('times.hours', { hours: format.number(hours, 1) }),
          },
          {
            key: 'answered',
            header: t('times.answered'),
            label: t('times.answered'),
            numeric: true,
            cell: ({ answered }) => format.number(answered),
          },
        ]}
      />
    </section>
  );
}
