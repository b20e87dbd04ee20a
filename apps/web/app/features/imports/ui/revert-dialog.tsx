import {
  type ImportReversal,
  type ImportRun,
  KEPT_REASONS,
  previewRevert,
  revertImport,
} from '@travesia/contracts/imports';
import { ReasonDialog } from '../../contexts/index.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad, Loading } from '../../../lib/workbench/states.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { importsTexts } from '../texts.ts';

interface RevertDialogProps {
  run: ImportRun;
  /** Shows what is now, also if it failed. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Asks whether to take an import back: what would happen to its listings, and why it is done. */
export default function RevertDialog({ run, onChanged, onClose }: RevertDialogProps) {
  const t = useTexts(importsTexts);
  const { data, problem: unknown, reload } = useCall(previewRevert, { params: { id: run.id } });
  const { busy, fault, problem, run: act, forget } = useAct();
  if (unknown) return <FailedLoad problem={unknown} retry={reload} />;
  if (!data) return <Loading lines={2} />;
  return (
    <ReasonDialog
      place={`import.${run.id}.revert`}
      title={t('revert.title', { source: run.source_name })}
      explain={<Affected reversal={data} />}
      submit={t('revert.submit')}
      isDangerous
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={(reason) =>
        act(async () => {
          try {
            const { reversal } = await sessionCall(revertImport, {
              params: { id: run.id },
              body: { version: run.version, reason },
            });
            showToast(t('revert.done', { kept: reversal?.kept ?? 0 }));
          } finally {
            await onChanged();
          }
        })
      }
      onClose={() => {
        forget();
        onClose();
      }}
    />
  );
}

function Affected({ reversal }: { reversal: ImportReversal }) {
  const t = useTexts(importsTexts);
  const { removed, restored, kept, kept_by_reason: why } = reversal;
  if (removed + restored + kept === 0) return t('revert.nothing');
  return (
    <>
      {t('revert.would', { removed, restored })}{' '}
      {kept ? (
        <>
          {t('revert.keeps', { kept })}
          {KEPT_REASONS.filter((reason) => why[reason]).map((reason) => (
            <span key={reason} className="bench-two">
              {t(`revert.keeps.${reason}`, { count: why[reason] })}
            </span>
          ))}
        </>
      ) : null}
    </>
  );
}
