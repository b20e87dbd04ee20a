import { type MedicalRecordDetail, type RecordShare, revokeShare } from '@travesia/contracts/records';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { recordTexts } from './texts.ts';

interface SharesSectionProps {
  record: MedicalRecordDetail;
  onShare: () => void;
  onChanged: () => void;
}

/** Who can see a record, until when, and who could before. */
export function SharesSection({ record, onShare, onChanged }: SharesSectionProps) {
  const t = useTexts(recordTexts);
  const [ending, end] = useState<RecordShare | null>(null);
  const { id, shares, ended_shares: ended, actions } = record;
  return (
    <section aria-labelledby="record-shares" className="stack">
      <h2 id="record-shares">{t('shares.title')}</h2>
      <ul className="record-shares">
        <li>
          <Icon name="lock" />
          <span className="strong">{t(shares.length ? 'shares.you' : 'shares.onlyYou')}</span>
        </li>
        {shares.map((share) => (
          <li key={share.id}>
            <Icon name="hospital" />
            <ShareFacts share={share} />
            {share.actions.includes('revoke') ? (
              <Button
                type="button"
                size="small"
                aria-label={t('shares.endOf', { clinic: share.clinic })}
                onClick={() => end(share)}
              >
                {t('shares.end')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {actions.includes('share') ? (
        <p>
          <Button type="button" size="small" icon="share-2" onClick={onShare}>
            {t('shares.add')}
          </Button>
        </p>
      ) : null}
      {ended.length ? (
        <details>
          <summary>{t('shares.ended', { count: ended.length })}</summary>
          <ul className="record-shares">
            {ended.map((share) => (
              <li key={share.id}>
                <Icon name="hospital" />
                <ShareFacts share={share} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {ending ? <EndDialog recordId={id} share={ending} onEnded={onChanged} onClose={() => end(null)} /> : null}
    </section>
  );
}

function ShareFacts({ share }: { share: RecordShare }) {
  const t = useTexts(recordTexts);
  const format = useFormat();
  const {
    clinic,
    reference,
    journey_id: journey,
    expires_at: until,
    ended_at: end,
    last_read_at: read,
    status,
  } = share;
  const day = (at: string) => format.dayOf(at, ownTimeZone());
  return (
    <div>
      <p>
        <span className="strong">{clinic}</span>{' '}
        <ScreenLink to={`/journey/${journey}`} className="small num record-reference">
          {reference}
        </ScreenLink>
      </p>
      <p className="small muted num">
        {status === 'active'
          ? t('shares.until', { day: day(until) })
          : t(`shares.${status}`, { day: day(end ?? until) })}
        {' · '}
        {read ? t('shares.read', { at: format.instant(read, ownTimeZone()) }) : t('shares.unread')}
      </p>
    </div>
  );
}

interface EndDialogProps {
  recordId: string;
  share: RecordShare;
  onEnded: () => void;
  onClose: () => void;
}

function EndDialog({ recordId, share: { id: shareId, clinic }, onEnded, onClose }: EndDialogProps) {
  const t = useTexts(recordTexts);
  const { busy, problem, run } = useAct();
  const end = async () => {
    if (!(await run(() => sessionCall(revokeShare, { params: { id: recordId, shareId } })))) return;
    showToast(t('end.done'));
    onClose();
    onEnded();
  };
  return (
    <ConfirmDialog
      title={t('end.title', { clinic })}
      confirm={t('shares.end')}
      busy={busy}
      problem={problem}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <p>{t('end.text')}</p>
    </ConfirmDialog>
  );
}
