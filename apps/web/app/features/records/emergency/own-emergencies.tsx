import './emergency.css';
import {
  endOwnEmergency,
  listEmergencies,
  type RecordEmergency,
  recordsChangedLive,
} from '@travesia/contracts/records';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useLive } from '../../../lib/live/use-live.ts';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { emergencyTexts } from './texts.ts';

const LOOK_MS = 60_000;

/** Who reads the user's records in an emergency now, because of one journey or of any. Nothing while nobody does. */
export function OwnEmergencies({ journeyId }: { journeyId?: string }) {
  const { data, problem, reload } = useCall(listEmergencies, {}, { keep: true, every: () => LOOK_MS });
  useLive(recordsChangedLive, () => void reload());
  const shown = data?.data.filter((one) => !journeyId || one.journey_id === journeyId) ?? [];
  if (data && shown.length === 0) return null;
  return (
    <div className="stack own-emergencies">
      {data ? null : <ActProblem problem={problem} />}
      {shown.map((one) => (
        <Open key={one.id} emergency={one} reload={reload} />
      ))}
    </div>
  );
}

function Open({ emergency, reload }: { emergency: RecordEmergency; reload: () => Promise<void> }) {
  const t = useTexts(emergencyTexts);
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const { id, clinic, who, side, reason, whole_vault: isWhole, expires_at: until } = emergency;
  const named = side === 'staff' && !who ? t('who.unnamed', { clinic }) : t(`who.${side}`, { clinic, who: who ?? '' });
  const end = async () => {
    if (await run(() => sessionCall(endOwnEmergency, { params: { id } }))) showToast(t('ended'));
    await reload();
  };
  return (
    <Notice tone="warning" icon="shield-alert" title={t('own.title')} role="status">
      <p>{t(isWhole ? 'own.staff' : 'own.shared', { who: named, clinic, time: format.clock(until, ownTimeZone()) })}</p>
      <p>{t('own.reason', { reason })}</p>
      <ActProblem problem={problem} />
      <p className="row notice-actions">
        <Button type="button" busy={busy} onClick={() => void end()}>
          {t('own.end')}
        </Button>
        <ScreenLink to="/medical-records?view=access">{t('own.log')}</ScreenLink>
      </p>
    </Notice>
  );
}
