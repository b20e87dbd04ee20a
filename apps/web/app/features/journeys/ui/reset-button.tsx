import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { journeysTexts } from '../texts.ts';

interface ResetButtonProps {
  /** What is lost. */
  text: string;
  reset: () => Promise<unknown>;
}

/** Returns to Travesía's default, after asking. */
export function ResetButton({ text, reset }: ResetButtonProps) {
  const t = useTexts(journeysTexts);
  const [isAsking, setIsAsking] = useState(false);
  const { busy, problem, run } = useAct();
  const confirm = async () => {
    if (!(await run(reset))) return;
    setIsAsking(false);
    showToast(t('reset.done'));
  };
  return (
    <>
      <Button type="button" size="small" icon="rotate-ccw" onClick={() => setIsAsking(true)}>
        {t('reset')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('reset.title')}
          confirm={t('reset')}
          busy={busy}
          problem={problem}
          onConfirm={() => void confirm()}
          onClose={() => setIsAsking(false)}
        >
          <p>{text}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
