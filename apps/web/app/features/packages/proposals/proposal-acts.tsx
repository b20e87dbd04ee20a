import {
  acceptCounter,
  acceptProposal,
  declineCounter,
  declineProposal,
  nudgeProposal,
  type PackageProposalDetail,
  withdrawProposal,
} from '@travesia/contracts/packages';
import { useState } from 'react';
import { ReasonDialog, useClinicArea } from '../../contexts/index.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { CounterDialog } from './counter-dialog.tsx';
import { proposalTexts } from './texts.ts';

interface ProposalActsProps {
  proposal: PackageProposalDetail;
  side: 'organization' | 'clinic';
  onChanged: (proposal: PackageProposalDetail) => void;
}

type Open = 'accept' | 'accept_counter' | 'withdraw' | 'decline' | 'counter' | null;

/** What the caller can do with a proposal. */
export function ProposalActs({ proposal, side, onChanged }: ProposalActsProps) {
  const t = useTexts(proposalTexts);
  const language = useLocale();
  const { busy, problem, fault, run, forget } = useAct();
  const [open, setOpen] = useState<Open>(null);
  const { id, version } = proposal;
  const asked = { params: { id }, query: { language } };
  const show = (one: Open) => {
    forget();
    setOpen(one);
  };
  const done = (now: PackageProposalDetail, text: string) => {
    setOpen(null);
    showToast(text);
    onChanged(now);
  };
  const confirm = () =>
    run(async () => {
      const body = { version };
      if (open === 'accept') done(await sessionCall(acceptProposal, { ...asked, body }), t('accept.done'));
      if (open === 'accept_counter') done(await sessionCall(acceptCounter, { ...asked, body }), t('accept.done'));
      if (open === 'withdraw') done(await sessionCall(withdrawProposal, { ...asked, body }), t('withdraw.done'));
    });
  const decline = (reason: string) =>
    run(async () => {
      const call = side === 'clinic' ? declineProposal : declineCounter;
      done(await sessionCall(call, { ...asked, body: { version, reason } }), t('decline.done'));
      return true;
    });
  const nudge = () => run(async () => done(await sessionCall(nudgeProposal, asked), t('nudge.done')));
  return (
    <>
      <Buttons proposal={proposal} side={side} busy={busy} show={show} nudge={() => void nudge()} />
      {open ? null : <ActProblem problem={problem} />}
      {open === 'accept' || open === 'accept_counter' || open === 'withdraw' ? (
        <ConfirmDialog
          title={t(`title.${open}`)}
          confirm={t(open)}
          busy={busy}
          problem={problem}
          onConfirm={() => void confirm()}
          onClose={() => setOpen(null)}
        >
          <p>{t(`text.${open}`)}</p>
        </ConfirmDialog>
      ) : null}
      {open === 'decline' ? (
        <ReasonDialog
          place={`proposal.${id}.decline`}
          title={t('decline.title')}
          submit={t('decline')}
          explain={t('decline.text')}
          isDangerous
          busy={busy}
          fault={fault}
          problem={problem}
          onSubmit={decline}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'counter' ? (
        <CounterDialog
          proposal={proposal}
          onSent={(now) => done(now, t('counter.done'))}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

interface ButtonsProps extends Pick<ProposalActsProps, 'proposal' | 'side'> {
  busy: boolean;
  show: (open: Open) => void;
  nudge: () => void;
}

function Buttons({ proposal, side, busy, show, nudge }: ButtonsProps) {
  const t = useTexts(proposalTexts);
  const { actions } = proposal;
  const main = (['accept', 'accept_counter'] as const).find((action) => actions.includes(action));
  return (
    <div className="row proposal-acts">
      {main ? (
        <Button type="button" variant="primary" icon="check" onClick={() => show(main)}>
          {t(main)}
        </Button>
      ) : null}
      {actions.includes('counter') ? (
        <Button type="button" icon="pencil" onClick={() => show('counter')}>
          {t('counter.open')}
        </Button>
      ) : null}
      {actions.includes('decline') || actions.includes('decline_counter') ? (
        <Button type="button" onClick={() => show('decline')}>
          {t('decline')}
        </Button>
      ) : null}
      {actions.includes('nudge') ? (
        <Button type="button" icon="bell" busy={busy} onClick={nudge}>
          {t('nudge')}
        </Button>
      ) : null}
      {actions.includes('withdraw') ? (
        <Button type="button" onClick={() => show('withdraw')}>
          {t('withdraw')}
        </Button>
      ) : null}
      {side === 'clinic' ? <EditLink proposal={proposal} /> : null}
    </div>
  );
}

/** The package that an accepted proposal went into. */
function EditLink({ proposal: { state, package_id: id } }: { proposal: PackageProposalDetail }) {
  const t = useTexts(proposalTexts);
  const path = useLocalPath();
  const { via } = useClinicArea();
  if (state !== 'accepted' || id === null || via !== null) return null;
  return (
    <LinkButton icon="square-pen" href={path(`/provider/packages/edit/${id}`)}>
      {t('edit')}
    </LinkButton>
  );
}
