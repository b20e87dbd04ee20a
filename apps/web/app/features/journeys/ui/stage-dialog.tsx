import { changeJourney, type Journey } from '@travesia/contracts/journeys';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { journeysTexts } from '../texts.ts';

/** Moves that say that a stage has begun, in their order. */
export const STAGE_MOVES = ['prepare', 'travel', 'treat', 'recover'] as const;
export type StageMove = (typeof STAGE_MOVES)[number];

interface StageDialogProps {
  move: StageMove;
  /** Whether the patient says it, of themselves. */
  isOwn?: boolean;
  journey: Journey;
  show: (journey: Journey) => void;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a journey moves on: stages are not taken back. */
export function StageDialog({ move, isOwn = false, journey, show, reload, onClose }: StageDialogProps) {
  const t = useTexts(journeysTexts);
  const { busy, problem, run } = useAct();
  const { id, version } = journey;
  const key = isOwn && move === 'travel' ? 'move.travel.own' : (`move.${move}` as const);
  const confirm = async () => {
    const changed = await run(() => sessionCall(changeJourney, { params: { id }, body: { action: move, version } }));
    if (!changed) return void reload();
    show(changed);
    showToast(t('move.done'));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(key)}
      confirm={t(key)}
      isWanted
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t(`${key}.text`)}</p>
    </ConfirmDialog>
  );
}
