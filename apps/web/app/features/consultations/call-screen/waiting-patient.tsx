import { admitPatient, type Consultation } from '@travesia/contracts/consultations';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Visit } from '../room/visit.ts';
import { consultationTexts } from '../texts.ts';

/** Says that the patient waits, and lets them in. */
export function WaitingPatient({ room, visit }: { room: Consultation; visit: Visit }) {
  const t = useTexts(consultationTexts);
  const { busy, problem, run } = useAct();
  const patient = room.present.find(({ side, is_admitted: isIn }) => side === 'patient' && !isIn);
  const { session_id: session } = patient ?? {};
  if (!patient || !session) return null;
  const admit = async () =>
    visit.take(await sessionCall(admitPatient, { params: { id: room.booking_id }, body: { session_id: session } }));
  return (
    <Notice icon="user" role="status" title={t('admit.waits', { name: patient.name })}>
      <p>
        <Button type="button" variant="primary" busy={busy} onClick={() => void run(admit)}>
          {t('admit')}
        </Button>
      </p>
      <ActProblem problem={problem} />
    </Notice>
  );
}
