import { EMAIL_CHANGE_HOURS, type EmailChangeState } from '@travesia/contracts/accounts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useEmailDecision } from '../use-email-decision.ts';
import { useLinkToken } from '../use-link-token.ts';
import { authTexts } from '../texts.ts';
import { AuthCard } from './auth-card.tsx';
import { ProblemNotice } from './refusal-notes.tsx';

/**
 * `/confirm-email?token=`: the owner of one of the two mailboxes approves or cancels an email change. A click is
 * required because mail scanners open links. It does not sign the user in.
 */
export function ConfirmEmailPage() {
  const t = useTexts(authTexts);
  const token = useLinkToken();
  const { change, busy, refusal, decide } = useEmailDecision(token);
  const title = t('change.title');
  const isDead = refusal?.problem?.code === 'auth.link_not_valid' || refusal?.problem?.status === 422;
  if (token === null || isDead)
    return (
      <AuthCard title={title} heading={t(token === null ? 'link.missing' : 'link.notValid')} replaced={token !== null}>
        <p className="muted">{t('change.deadText', { hours: EMAIL_CHANGE_HOURS })}</p>
        <LocalLink to="/profile/edit#email">{t('change.toProfile')}</LocalLink>
      </AuthCard>
    );
  if (!change)
    return (
      <AuthCard title={title} description={t('change.description')} heading={t('change.looking')}>
        {refusal ? (
          <>
            <ProblemNotice refusal={refusal} />
            <Button type="button" variant="primary" className="btn-wide" onClick={() => void decide('look')}>
              {t('verify.retry')}
            </Button>
          </>
        ) : (
          <p role="status" className="row muted">
            <span className="btn-spinner" aria-hidden="true" />
            {t('verify.workingText')}
          </p>
        )}
      </AuthCard>
    );
  const step = stepOf(change);
  const { new_email: address } = change;
  const texts = { title, heading: t(`change.${step}`), lead: t(`change.${step}Text`, { address }) };
  if (step === 'askNew' || step === 'askPresent')
    return (
      <AuthCard key={step} {...texts} replaced>
        {refusal ? <ProblemNotice refusal={refusal} /> : null}
        <Button
          type="button"
          variant="primary"
          size="large"
          className="btn-wide"
          busy={busy === 'accept'}
          disabled={busy !== null}
          onClick={() => void decide('accept')}
        >
          {t(step === 'askNew' ? 'change.confirm' : 'change.approve')}
        </Button>
        <Button
          type="button"
          className="btn-wide"
          busy={busy === 'stop'}
          disabled={busy !== null}
          onClick={() => void decide('stop')}
        >
          {t('change.stop')}
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard key={step} {...texts} replaced>
      {step === 'changed' ? (
        <p className="auth-mark auth-mark-done" aria-hidden="true">
          <Icon name="check" />
        </p>
      ) : null}
      {step === 'stopped' ? <LocalLink to="/forgot-password">{t('change.newPassword')}</LocalLink> : null}
      <LocalLink to="/profile">{t('change.toAccount')}</LocalLink>
    </AuthCard>
  );
}

type Step = 'askNew' | 'askPresent' | 'waitsForPresent' | 'waitsForNew' | 'changed' | 'stopped';

/** The step to show to the owner of this mailbox. */
function stepOf({ state, mailbox, new_confirmed: confirmed, present_approved: approved }: EmailChangeState): Step {
  if (state !== 'waiting') return state;
  if (mailbox === 'new') return confirmed ? 'waitsForPresent' : 'askNew';
  return approved ? 'waitsForNew' : 'askPresent';
}
