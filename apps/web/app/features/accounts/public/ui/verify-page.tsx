import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useSite } from '../../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { useVerification } from '../use-verification.ts';
import { withReturn } from '../return-address.ts';
import { goOnTo, leaveFor } from '../session-acts.ts';
import { authTexts } from '../texts.ts';
import { AuthCard } from './auth-card.tsx';
import { NewLink } from './new-link.tsx';
import { ProblemNotice } from './refusal-notes.tsx';
import { SecondStep } from './second-step.tsx';

/**
 * `/verify-email?token=`: confirms an address. The browser does it, not the server, because mail scanners open links.
 */
export function VerifyPage() {
  const t = useTexts(authTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const { search } = useSite();
  const token = useLinkToken();
  const { state, name, refusal, retry } = useVerification(token);
  const title = t('verify.title');
  const secondStep = useSession((session) => session.secondStep);
  if (secondStep) return <SecondStep step={secondStep} />;
  if (state === 'missing' || state === 'notValid')
    return (
      <NewLink
        kind="verify"
        title={title}
        heading={t(`link.${state}`)}
        lead={state === 'missing' ? t('link.missingText') : t('link.verifyText')}
        replaced={state === 'notValid'}
        below={<LocalLink to={withReturn('/login', search)}>{t('link.signIn')}</LocalLink>}
      />
    );
  if (state === 'failed')
    return (
      <AuthCard title={title} heading={t('verify.failed')} lead={t('verify.failedText')} replaced>
        {refusal ? <ProblemNotice refusal={refusal} /> : null}
        <Button type="button" variant="primary" className="btn-wide" onClick={retry}>
          {t('verify.retry')}
        </Button>
      </AuthCard>
    );
  if (state === 'before')
    return (
      <AuthCard key="before" title={title} heading={t('verify.done')} lead={t('verify.beforeText')} replaced>
        <LinkButton variant="primary" size="large" className="btn-wide" href={path(withReturn('/login', search))}>
          {t('verify.signIn')}
        </LinkButton>
      </AuthCard>
    );
  if (state === 'done')
    return (
      <AuthCard key="done" title={title} heading={t('verify.done')} lead={t('verify.doneText', { name })} replaced>
        <p className="auth-mark auth-mark-done" aria-hidden="true">
          <Icon name="check" />
        </p>
        <Button
          type="button"
          variant="primary"
          size="large"
          className="btn-wide"
          onClick={() => leaveFor(goOnTo(locale, search))}
        >
          {t('verify.continue')}
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard key="working" title={title} description={t('verify.description')} heading={t('verify.working')}>
      <p role="status" className="row muted">
        <span className="btn-spinner" aria-hidden="true" />
        {t('verify.workingText')}
      </p>
    </AuthCard>
  );
}
