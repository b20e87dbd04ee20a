import {
  type ClinicApproval,
  listRestrictedTreatments,
  type RestrictedTreatment,
  type RestrictedTreatments,
  withdrawTreatmentApproval,
} from '@travesia/contracts/advertising';
import { lazy, Suspense, useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useClinicArea } from '../../contexts/index.ts';
import '../claims/claims.css';
import { ApprovalState } from './approval-state.tsx';
import { approvalsTexts } from './texts.ts';
import { Warnings } from './warnings.tsx';

const RequestDialog = lazy(() => import('./request-dialog.tsx'));

/** On the clinic's treatments: those that it may offer only after Travesía approved it. */
export function RestrictedPart() {
  const t = useTexts(approvalsTexts);
  const language = useLocale();
  const restricted = useCall(listRestrictedTreatments, { query: { language } });
  if (restricted.data?.data.length === 0) return null;
  return (
    <section className="portal-section" aria-labelledby="restricted">
      <h2 id="restricted">{t('restricted.heading')}</h2>
      <p className="muted team-lead">{t('restricted.lead')}</p>
      <LoadState loaded={restricted}>
        {({ data }) => (
          <ul className="restricted-list">
            {data.map((one) => (
              <Restricted key={one.treatment.slug} restricted={one} show={restricted.show} reload={restricted.reload} />
            ))}
          </ul>
        )}
      </LoadState>
    </section>
  );
}

interface RestrictedProps {
  restricted: RestrictedTreatment;
  show: (now: RestrictedTreatments) => void;
  reload: () => Promise<void>;
}

function Restricted({ restricted, show, reload }: RestrictedProps) {
  const t = useTexts(approvalsTexts);
  const { id } = useClinicArea();
  const [isAsking, setAsking] = useState(false);
  const { treatment, warnings, approval, packages, offered, actions } = restricted;
  return (
    <li className="card card-padded stack">
      <div className="row">
        <h3>{treatment.name}</h3>
        {approval ? <ApprovalState status={approval.status} /> : null}
      </div>
      <p>{t(offered ? 'restricted.offered' : 'restricted.hidden', { packages })}</p>
      <Disclosure summary={t('warnings', { count: warnings.length })}>
        <Warnings warnings={warnings} />
      </Disclosure>
      {approval ? <Approval approval={approval} treatment={treatment.name} show={show} reload={reload} /> : null}
      {actions.includes('request') ? (
        <p>
          <Button type="button" onClick={() => setAsking(true)}>
            {t(approval ? 'request.again' : 'request.open')}
          </Button>
        </p>
      ) : null}
      {isAsking ? (
        <Suspense>
          <RequestDialog clinicId={id} restricted={restricted} onDone={show} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}

interface ApprovalProps extends Pick<RestrictedProps, 'show' | 'reload'> {
  approval: ClinicApproval;
  treatment: string;
}

function Approval({ approval, treatment, show, reload }: ApprovalProps) {
  const t = useTexts(approvalsTexts);
  const format = useFormat();
  const language = useLocale();
  const [isLeaving, setLeaving] = useState(false);
  const { busy, problem, run, forget } = useAct();
  const { id, status, version, requested_at: since, decided_at: decided, reason, actions } = approval;
  const day = (at: string) => format.dayOf(at, ownTimeZone());
  const withdraw = () =>
    run(async () => {
      try {
        const body = { version };
        show(await sessionCall(withdrawTreatmentApproval, { params: { id }, query: { language }, body }));
        showToast(t('withdraw.done'));
        setLeaving(false);
      } catch (error) {
        // Someone may have decided it in the meantime: then that is what to see.
        await reload();
        throw error;
      }
    });
  return (
    <>
      <dl className="account-facts">
        <dt>{t('field.requested')}</dt>
        <dd>{day(since)}</dd>
        {decided ? (
          <>
            <dt>{t('field.decided')}</dt>
            <dd>{day(decided)}</dd>
          </>
        ) : null}
        {reason ? (
          <>
            <dt>{t('field.reason')}</dt>
            <dd className="approval-text">{reason}</dd>
          </>
        ) : null}
      </dl>
      <Asked approval={approval} />
      {actions.includes('withdraw') ? (
        <p>
          <Button type="button" size="small" onClick={() => setLeaving(true)}>
            {t(status === 'approved' ? 'withdraw.stop' : 'withdraw.open')}
          </Button>
        </p>
      ) : null}
      {isLeaving ? (
        <ConfirmDialog
          title={t('withdraw.title', { treatment })}
          confirm={t(status === 'approved' ? 'withdraw.stop' : 'withdraw.open')}
          busy={busy}
          problem={problem}
          onConfirm={() => void withdraw()}
          onClose={() => {
            setLeaving(false);
            forget();
          }}
        >
          {t(status === 'approved' ? 'withdraw.stopText' : 'withdraw.text')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** What the clinic wrote. */
export function Asked({
  approval: { statement, evidence },
}: {
  approval: Pick<ClinicApproval, 'statement' | 'evidence'>;
}) {
  const t = useTexts(approvalsTexts);
  return (
    <Disclosure summary={t('asked')}>
      <p className="strong">{t('field.statement')}</p>
      <p className="approval-text">{statement}</p>
      <p className="strong">{t('field.evidence')}</p>
      <p className="approval-text">{evidence}</p>
    </Disclosure>
  );
}
