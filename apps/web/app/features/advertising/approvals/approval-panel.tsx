import {
  approveTreatment,
  rejectTreatment,
  revokeTreatment,
  type TreatmentApproval,
  undoTreatmentDecision,
} from '@travesia/contracts/advertising';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useUndoable } from '../../../lib/workbench/use-undoable.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { ReasonDialog } from '../../contexts/index.ts';
import { ApprovalState } from './approval-state.tsx';
import { approvalsTexts } from './texts.ts';
import { Warnings } from './warnings.tsx';

type Action = TreatmentApproval['actions'][number];

const CALLS = { approve: approveTreatment, reject: rejectTreatment, revoke: revokeTreatment } as const;

interface ApprovalPanelProps {
  approval: TreatmentApproval;
  /** Goes on to the next request. */
  onDecided: () => Promise<void>;
  /** Shows what is now, when a decision was undone or refused. */
  onChanged: () => void;
}

/** A request with all that a decision needs, and the decision with its reason. */
export function ApprovalPanel({ approval, onDecided, onChanged }: ApprovalPanelProps) {
  const t = useTexts(approvalsTexts);
  const format = useFormat();
  const path = useLocalPath();
  const showUndoable = useUndoable();
  const [asking, setAsking] = useState<Action | null>(null);
  const { busy, fault, problem, run, forget } = useAct();
  const { id, version, provider, treatment, warnings, actions } = approval;
  const day = (at: string) => format.dayOf(at, ownTimeZone());
  const decide = (action: Action, reason: string) =>
    run(async () => {
      try {
        const decided = await sessionCall(CALLS[action], { params: { id }, body: { version, reason } });
        const undo = () => sessionCall(undoTreatmentDecision, { params: { id }, body: { version: decided.version } });
        showUndoable(t(`done.${action}`, { clinic: provider.name }), undo, onChanged);
      } catch (error) {
        // The clinic may have withdrawn it in the meantime.
        onChanged();
        throw error;
      }
      await onDecided();
    });
  return (
    <section className="card card-padded stack approval" aria-labelledby="approval">
      <div className="row">
        <h2 id="approval">{t('panel.title', { clinic: provider.name, treatment: treatment.name })}</h2>
        <ApprovalState status={approval.status} />
      </div>
      <Notice tone="warning" title={t('warnings', { count: warnings.length })}>
        <Warnings warnings={warnings} />
      </Notice>
      <Facts
        items={[
          {
            name: t('column.clinic'),
            value: <a href={path(`/admin/providers/${provider.id}`)}>{`${provider.name}, ${provider.country.name}`}</a>,
          },
          { name: t('field.requested'), value: day(approval.requested_at) },
          { name: t('field.packages'), value: format.number(approval.packages) },
          ...(approval.decided_at ? [{ name: t('field.decided'), value: day(approval.decided_at) }] : []),
          ...(approval.reason ? [{ name: t('field.reason'), value: approval.reason }] : []),
        ]}
      />
      <div className="approval-asked">
        <h3>{t('field.statement')}</h3>
        <p className="approval-text measure">{approval.statement}</p>
        <h3>{t('field.evidence')}</h3>
        <p className="approval-text measure">{approval.evidence}</p>
      </div>
      <div className="row">
        {actions.map((action) => (
          <Button
            key={action}
            type="button"
            variant={action === 'approve' ? 'primary' : 'secondary'}
            onClick={() => setAsking(action)}
          >
            {t(`act.${action}`)}
          </Button>
        ))}
      </div>
      {asking ? (
        <ReasonDialog
          place={`treatment_approval.${id}.${asking}`}
          title={t(`ask.${asking}`, { clinic: provider.name, treatment: treatment.name })}
          explain={t(`explain.${asking}`)}
          submit={t(`act.${asking}`)}
          isDangerous={asking === 'revoke'}
          busy={busy}
          fault={fault}
          problem={problem}
          onSubmit={(reason) => decide(asking, reason)}
          onClose={() => {
            setAsking(null);
            forget();
          }}
        />
      ) : null}
    </section>
  );
}
