import { getReceivedProposal, getSentProposal, type PackageProposalDetail } from '@travesia/contracts/packages';
import { OrganizationPage } from '../../organizations/index.ts';
import { ClinicPage } from '../../portal/index.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ChangeList } from '../own/editor/versions/change-list.tsx';
import { ProposalActs } from './proposal-acts.tsx';
import { StateBadge } from './proposal-list.tsx';
import { proposalTexts } from './texts.ts';

/** `/organization/package-outbox/:proposalId`: a proposal as its organization sees it. */
export function SentProposalPage({ id }: { id: string }) {
  const t = useTexts(proposalTexts);
  return (
    <OrganizationPage
      title={t('detail.title')}
      description={t('outbox.description')}
      feature="organization_package_outbox"
    >
      <Sent id={id} />
    </OrganizationPage>
  );
}

/** `/provider/package-inbox/:proposalId`: a proposal as its clinic sees it. */
export function ReceivedProposalPage({ id }: { id: string }) {
  const t = useTexts(proposalTexts);
  return (
    <ClinicPage
      title={t('detail.title')}
      description={t('inbox.description')}
      feature="provider_nav_package_inbox"
      isSame
    >
      <Received id={id} />
    </ClinicPage>
  );
}

function Sent({ id }: { id: string }) {
  const language = useLocale();
  const proposal = useCall(getSentProposal, { params: { id }, query: { language } });
  return (
    <>
      <Back to="/organization/package-outbox" />
      <LoadState loaded={proposal} tall>
        {(data) => <Proposal proposal={data} side="organization" onChanged={proposal.show} />}
      </LoadState>
    </>
  );
}

function Received({ id }: { id: string }) {
  const language = useLocale();
  const proposal = useCall(getReceivedProposal, { params: { id }, query: { language } });
  return (
    <>
      <Back to="/provider/package-inbox" />
      <LoadState loaded={proposal} tall>
        {(data) => <Proposal proposal={data} side="clinic" onChanged={proposal.show} />}
      </LoadState>
    </>
  );
}

function Back({ to }: { to: string }) {
  const t = useTexts(proposalTexts);
  return (
    <p>
      <LocalLink to={to}>{t('detail.back')}</LocalLink>
    </p>
  );
}

interface ProposalProps {
  proposal: PackageProposalDetail;
  side: 'organization' | 'clinic';
  onChanged: (proposal: PackageProposalDetail) => void;
}

function Proposal({ proposal, side, onChanged }: ProposalProps) {
  const t = useTexts(proposalTexts);
  const other = side === 'clinic' ? proposal.organization.name : proposal.clinic.name;
  return (
    <>
      <h1>{proposal.title}</h1>
      <p className="muted team-lead">
        {other} · {proposal.treatment.name} <StateBadge state={proposal.state} />
      </p>
      <ProposalActs proposal={proposal} side={side} onChanged={onChanged} />
      <Facts proposal={proposal} />
      {proposal.message ? (
        <blockquote className="proposal-message">
          <p className="muted">{t('message', { name: proposal.organization.name })}</p>
          <p>{proposal.message}</p>
        </blockquote>
      ) : null}
      {proposal.counter_message ? (
        <blockquote className="proposal-message">
          <p className="muted">{t('message', { name: proposal.clinic.name })}</p>
          <p>{proposal.counter_message}</p>
        </blockquote>
      ) : null}
      {proposal.counter_changes.length ? (
        <section className="portal-section portal-section-main" aria-labelledby="counter-changes">
          <h2 id="counter-changes">{t('counter.changes')}</h2>
          <ChangeList changes={proposal.counter_changes} editor={proposal.editor} caption={t('counter.changes')} />
        </section>
      ) : null}
      <section className="portal-section portal-section-main" aria-labelledby="proposal-changes">
        <h2 id="proposal-changes">{t('changes')}</h2>
        {proposal.changes.length ? (
          <ChangeList
            changes={proposal.changes}
            editor={proposal.editor}
            caption={proposal.present ? t('changes.of', { title: proposal.present.title }) : t('changes.new')}
          />
        ) : (
          <p>{t('changes.none')}</p>
        )}
      </section>
    </>
  );
}

function Facts({ proposal }: { proposal: PackageProposalDetail }) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const { present, floor, ceiling, counter_price: counter, reason } = proposal;
  const limits = [
    floor ? t('fact.from', { price: format.money(floor) }) : null,
    ceiling ? t('fact.to', { price: format.money(ceiling) }) : null,
  ].filter((one) => one !== null);
  const facts: readonly (readonly [string, string | null])[] = [
    [t('fact.proposed'), format.money(proposal.price)],
    [t('fact.present'), present?.price ? format.money(present.price) : null],
    [t('fact.counter'), counter ? format.money(counter) : null],
    [t('fact.limits'), limits.length ? limits.join(', ') : null],
    [t('fact.sent'), format.dayOf(proposal.sent_at, ownTimeZone())],
    [t('fact.deadline'), format.date(proposal.answer_by)],
    [t('fact.reason'), reason],
  ];
  return (
    <dl className="account-facts">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="proposal-fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
