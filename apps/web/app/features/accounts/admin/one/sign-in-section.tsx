import { type AdminUserDetail, clearUserAttempts, type SignInHurdle } from '@travesia/contracts/accounts';
import { removeLostFactors } from '@travesia/contracts/two-factor';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { usersTexts } from '../texts.ts';
import { ActDialog } from './act-dialog.tsx';
import { nameOf } from './user-name.ts';
import { UserSection } from './user-section.tsx';

interface SignInSectionProps {
  user: AdminUserDetail;
  /** Opens one of the account's own actions. */
  onAct: (action: 'resend_verification' | 'activate') => void;
  onChanged: () => void;
}

/** Whether the person can sign in; if not, why, what to do next, and the button that does it. */
export function SignInSection({ user, onAct, onChanged }: SignInSectionProps) {
  const t = useTexts(usersTexts);
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const [isRemoving, setRemoving] = useState(false);
  const name = nameOf(user);
  const { sign_in_hurdles: hurdles } = user;
  const clear = () =>
    run(async () => {
      await sessionCall(clearUserAttempts, { params: { id: user.id } });
      showToast(t('hurdle.done.clear_attempts', { name }));
      onChanged();
    });
  const act = (action: NonNullable<SignInHurdle['action']>) => {
    if (action === 'clear_attempts') void clear();
    else if (action === 'remove_factors') setRemoving(true);
    else onAct(action);
  };
  return (
    <UserSection id="sign-in" heading={t('hurdle.heading')}>
      {hurdles.some(({ blocks }) => blocks) ? null : (
        <p className="row">
          <Icon name="circle-check" /> {t('hurdle.none')}
        </p>
      )}
      <ul className="sign-in-hurdles">
        {hurdles.map(({ because, blocks, until, reason, action }) => (
          <li key={because}>
            <div>
              <p className="strong sign-in-hurdle">
                <Icon name={blocks ? 'circle-x' : 'info'} /> {t(`hurdle.${because}`)}
              </p>
              {reason ? <p>{reason}</p> : null}
              <p className="small muted">
                {t(`hurdle.${because}.next`, { until: until ? format.instant(until, ownTimeZone()) : '' })}
              </p>
            </div>
            {action ? (
              <Button
                type="button"
                size="small"
                variant={blocks ? 'primary' : 'secondary'}
                busy={busy && action === 'clear_attempts'}
                onClick={() => act(action)}
              >
                {t(`hurdle.do.${action}`)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ActProblem problem={problem} />
      {isRemoving ? (
        <ActDialog
          place={`user.${user.id}.remove_factors`}
          title={t('removeFactors.title', { name })}
          explain={<p>{t('removeFactors.explain', { name })}</p>}
          submit={t('removeFactors.submit')}
          reason="required"
          isDangerous
          act={(why) => sessionCall(removeLostFactors, { params: { id: user.id }, body: { reason: why } })}
          onDone={() => {
            showToast(t('hurdle.done.remove_factors', { name }));
            onChanged();
          }}
          onStale={onChanged}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </UserSection>
  );
}
