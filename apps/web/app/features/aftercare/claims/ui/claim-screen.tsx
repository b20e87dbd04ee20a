import '../claims.css';
import { type Claim, type ClaimAction, getClaim } from '@travesia/contracts/aftercare';
import { useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { claimsTexts } from '../texts.ts';
import { ClaimHistory } from './claim-history.tsx';
import { ClaimNow } from './claim-now.tsx';
import { ClaimBadge } from './claim-status.tsx';
import { StepDialog } from './step-dialog.tsx';

interface ClaimScreenProps {
  id: string;
  /** Path of the journey that the reader opens; null for readers without one. */
  journeyPath: ((journeyId: string) => string) | null;
  /** Paths of bookings and clinics that the reader opens. */
  bookings?: string;
  clinics?: string;
  /** Whether the reader is its patient. */
  isOwn?: boolean;
  /** Where else to go, if there is no such claim. */
  elsewhere: { to: string; label: string };
}

/** A claim: whose turn it is, what was written, the dates, and what the reader may do. */
export function ClaimScreen(props: ClaimScreenProps) {
  return isId(props.id) ? <Known key={props.id} {...props} /> : <Unknown {...props} />;
}

function Known(props: ClaimScreenProps) {
  const t = useTexts(claimsTexts);
  const loaded = useCall(getClaim, { params: { id: props.id } });
  const { data, problem, show, reload } = loaded;
  if (data === null && problem?.status === 404) return <Unknown {...props} />;
  return (
    <>
      {data ? null : <h1>{t('page.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(claim) => <Whole {...props} claim={claim} show={show} reload={reload} />}
      </LoadState>
    </>
  );
}

interface WholeProps extends ClaimScreenProps {
  claim: Claim;
  show: (claim: Claim) => void;
  reload: () => Promise<void>;
}

function Whole(props: WholeProps) {
  const { claim, isOwn = false } = props;
  return (
    <div className="stack-wide">
      <Head {...props} />
      <div className="claim-columns">
        <ClaimHistory claim={claim} isOwn={isOwn} />
        <div className="stack-wide">
          <ClaimFacts {...props} />
          <Dates claim={claim} />
        </div>
      </div>
    </div>
  );
}

function Head({ claim, show, reload, isOwn = false }: WholeProps) {
  const t = useTexts(claimsTexts);
  const [doing, setDoing] = useState<ClaimAction | null>(null);
  const { subject, status, kind, reference, treatment, provider, actions } = claim;
  return (
    <header className="stack">
      <div className="row">
        <h1>{t(`subject.${subject}`)}</h1>
        <ClaimBadge status={status} />
      </div>
      <p className="muted">
        {[t(`kind.${kind}`), treatment.name, provider.name].join(' · ')} ·{' '}
        <span className="claim-reference num">{reference}</span>
      </p>
      <ClaimNow claim={claim} isOwn={isOwn} />
      {actions.length > 0 ? (
        <div className="row claim-acts">
          {actions.map((action, place) => (
            <Button
              key={action}
              type="button"
              variant={action === 'withdraw' ? 'quiet' : place === 0 ? 'primary' : 'secondary'}
              onClick={() => setDoing(action)}
            >
              {t(`act.${action}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {doing ? (
        <StepDialog claim={claim} action={doing} show={show} reload={reload} onClose={() => setDoing(null)} />
      ) : null}
    </header>
  );
}

function ClaimFacts({ claim, journeyPath, bookings, clinics, isOwn = false }: WholeProps) {
  const t = useTexts(claimsTexts);
  const path = useLocalPath();
  const format = useFormat();
  const { claimed, proposed, decided, outcome, patient, provider, journey, booking } = claim;
  const money = (amount: Claim['claimed']) => (amount ? <span className="num">{format.money(amount)}</span> : null);
  const items = [
    ...(isOwn ? [] : [{ name: t('fact.patient'), value: patient.name ?? t('noName') }]),
    {
      name: t('fact.journey'),
      value: journeyPath ? (
        <ScreenLink to={journeyPath(journey.id)}>{journey.reference}</ScreenLink>
      ) : (
        journey.reference
      ),
    },
    ...(booking
      ? [
          {
            name: t('fact.booking'),
            value: bookings ? (
              <ScreenLink to={`${bookings}/${booking.id}`}>{booking.reference}</ScreenLink>
            ) : (
              <span className="num">{booking.reference}</span>
            ),
          },
        ]
      : []),
    ...(clinics
      ? [
          {
            name: t('column.clinic'),
            value: <ScreenLink to={`${clinics}/${provider.id}`}>{provider.name}</ScreenLink>,
          },
        ]
      : []),
    { name: t('fact.claimed'), value: money(claimed) ?? t('noMoney') },
    ...(proposed ? [{ name: t('fact.proposed'), value: money(proposed) }] : []),
    ...(outcome ? [{ name: t('outcome'), value: t(`outcome.${outcome}`) }] : []),
    ...(decided ? [{ name: t('fact.decided'), value: money(decided) }] : []),
  ];
  return (
    <section className="portal-section stack" aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <Facts items={items} />
      {booking?.payment_id ? (
        isOwed(claim) ? (
          <Notice icon="coins" title={t('refund.title')}>
            <div className="stack">
              <p>{t('refund.text')}</p>
              <LinkButton href={path(`/admin/payments/${booking.payment_id}`)}>{t('refund.open')}</LinkButton>
            </div>
          </Notice>
        ) : (
          <p>
            <ScreenLink to={`/admin/payments/${booking.payment_id}`}>{t('refund.open')}</ScreenLink>
          </p>
        )
      ) : null}
    </section>
  );
}

/** Whether an amount was granted or agreed. */
const isOwed = ({ status, decided, proposed }: Claim): boolean =>
  (decided ?? (status === 'settled' ? proposed : null) ?? { amount: 0 }).amount > 0;

function Dates({ claim: { dates } }: { claim: Claim }) {
  const t = useTexts(claimsTexts);
  const format = useFormat();
  const at = (instant: string) => <span className="num">{format.instant(instant, ownTimeZone())}</span>;
  return (
    <section className="portal-section stack" aria-labelledby="dates">
      <h2 id="dates">{t('dates')}</h2>
      <Facts
        items={[
          { name: t('date.answer'), value: at(dates.answer_due_at) },
          { name: t('date.proposal'), value: at(dates.proposal_due_at) },
          { name: t('date.decision'), value: at(dates.decision_due_at) },
          ...(dates.appeal_until ? [{ name: t('date.appeal'), value: at(dates.appeal_until) }] : []),
        ]}
      />
    </section>
  );
}

function Unknown({ elsewhere }: ClaimScreenProps) {
  const t = useTexts(claimsTexts);
  const path = useLocalPath();
  return (
    <>
      <h1>{t('page.title')}</h1>
      <EmptyState
        title={t('unknown.title')}
        action={
          <LinkButton variant="primary" href={path(elsewhere.to)}>
            {elsewhere.label}
          </LinkButton>
        }
      />
    </>
  );
}
