import { endEmergency, type RecordEmergency } from '@travesia/contracts/records';
import { useEffect, useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { OpenDialog } from './open-dialog.tsx';
import { emergencyTexts } from './texts.ts';

const MINUTE_MS = 60_000;

interface OpenEmergencyProps {
  journeyId: string;
  /** Whether every record would be read, or only those shared with the clinic. */
  wholeVault: boolean;
  reload: () => Promise<void>;
}

/** The way to open a patient's records in an emergency. */
export function OpenEmergency({ journeyId, wholeVault, reload }: OpenEmergencyProps) {
  const t = useTexts(emergencyTexts);
  const [opening, setOpening] = useState(false);
  return (
    <>
      <Button type="button" icon="shield-alert" onClick={() => setOpening(true)}>
        {t('open')}
      </Button>
      {opening ? (
        <OpenDialog
          journeyId={journeyId}
          wholeVault={wholeVault}
          onOpened={() => void reload()}
          onClose={() => setOpening(false)}
        />
      ) : null}
    </>
  );
}

interface RunningEmergencyProps {
  journeyId: string;
  /** What the user opened. */
  emergency: RecordEmergency;
  reload: () => Promise<void>;
}

/** While a patient's records are open in an emergency: until when, why, and the way to end it. */
export function RunningEmergency({ journeyId, emergency, reload }: RunningEmergencyProps) {
  const t = useTexts(emergencyTexts);
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const { expires_at: until, reason, whole_vault: isWhole } = emergency;
  const left = Date.parse(until) - useNow();
  useEffect(() => {
    // What was read leaves the page with the hour.
    const timer = setTimeout(() => void reload(), Math.max(0, Date.parse(until) - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [until, reload]);
  const end = async () => {
    if (await run(() => sessionCall(endEmergency, { params: { id: journeyId } }))) showToast(t('ended'));
    await reload();
  };
  return (
    <Notice tone="danger" icon="shield-alert" title={t('desk.title', { time: format.clock(until, ownTimeZone()) })}>
      <p>{t(isWhole ? 'desk.text' : 'desk.text.shared', { minutes: Math.max(0, Math.ceil(left / MINUTE_MS)) })}</p>
      <p className="small">{t('desk.reason', { reason })}</p>
      <ActProblem problem={problem} />
      <p className="notice-actions">
        <Button type="button" busy={busy} onClick={() => void end()}>
          {t('desk.end')}
        </Button>
      </p>
    </Notice>
  );
}
