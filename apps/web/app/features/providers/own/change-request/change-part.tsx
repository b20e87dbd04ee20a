import { type ClinicProfile, withdrawClinicChange } from '@travesia/contracts/providers';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { clinicTexts } from '../texts.ts';

const ChangeDialog = lazy(() => import('./change-dialog.tsx'));

interface ChangePartProps {
  profile: ClinicProfile;
  /** Loads the profile again. */
  reload: () => Promise<void>;
}

/** How a clinic asks for another name, type or country, and what waits for a check. */
export function ChangePart({ profile, reload }: ChangePartProps) {
  const t = useTexts(clinicTexts);
  const [isOpen, setOpen] = useState(false);
  const { pending_changes: waiting, actions } = profile;
  const mayAsk = actions.includes('ask_to_rename');
  const ask = mayAsk ? (
    <Button type="button" size="small" onClick={() => setOpen(true)}>
      {t(waiting ? 'change.amend' : 'change.ask')}
    </Button>
  ) : null;
  return (
    <div className="stack">
      {waiting ? (
        <Waiting waiting={waiting} reload={reload}>
          {ask}
        </Waiting>
      ) : ask ? (
        <p>{ask}</p>
      ) : null}
      {isOpen ? (
        <Suspense>
          <ChangeDialog profile={profile} reload={reload} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface WaitingProps {
  waiting: NonNullable<ClinicProfile['pending_changes']>;
  reload: () => Promise<void>;
  /** What else can be done with it. */
  children: ReactNode;
}

function Waiting({ waiting, reload, children }: WaitingProps) {
  const t = useTexts(clinicTexts);
  const language = useLocale();
  const format = useFormat();
  const { busy, fault, run } = useAct();
  const { id, name, type, country, requested_at: since, actions } = waiting;
  const withdraw = () =>
    run(async () => {
      try {
        await sessionCall(withdrawClinicChange, { params: { id }, query: { language } });
        showToast(t('change.withdrawn'));
      } finally {
        // Someone may have decided it in the meantime: then that is what to see.
        await reload();
      }
    });
  return (
    <Notice>
      <p>{t('change.waiting', { day: format.dayOf(since, ownTimeZone()) })}</p>
      <dl className="account-facts">
        {name === null ? null : <Wish label={t('fixed.name')} value={name} />}
        {type ? <Wish label={t('fixed.type')} value={type.name} /> : null}
        {country ? <Wish label={t('fixed.country')} value={country.name} /> : null}
      </dl>
      {actions.includes('withdraw') ? (
        <p className="row notice-actions">
          <Button type="button" size="small" busy={busy} onClick={() => void withdraw()}>
            {t('change.withdraw')}
          </Button>
          {children}
        </p>
      ) : null}
      {fault ? <p role="alert">{fault}</p> : null}
    </Notice>
  );
}

const Wish = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
