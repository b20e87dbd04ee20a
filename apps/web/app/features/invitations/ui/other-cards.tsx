import type { Invitation } from '@travesia/contracts/invitations';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { homeOf } from '../../../lib/session/role-home.ts';
import { AuthCard, ProblemNotice } from '../../accounts/index.ts';
import type { KnownInvitation } from '../use-invitation.ts';
import { invitationTexts } from '../texts.ts';
import { useInvitationWords } from '../use-invitation-words.ts';

/** Shown for a missing or malformed token. */
export function MissingCard() {
  const t = useTexts(invitationTexts);
  return (
    <AuthCard key="missing" title={t('title')} heading={t('missing.heading')} lead={t('missing.text')}>
      <HomeLink />
    </AuthCard>
  );
}

/** Shown while loading, or why loading failed. */
export function WaitingCard({ known: { problem, load } }: { known: KnownInvitation }) {
  const t = useTexts(invitationTexts);
  const locale = useLocale();
  if (problem?.code === 'invitation.not_valid' || problem?.status === 422)
    return (
      <AuthCard key="unknown" title={t('title')} heading={t('over.unknown')} lead={t('over.unknownText')} replaced>
        <HomeLink />
      </AuthCard>
    );
  if (problem)
    return (
      <AuthCard key="failed" title={t('title')} heading={t('failed.heading')} lead={t('failed.text')} replaced>
        <ProblemNotice refusal={{ errors: {}, problem, sentence: problemText(locale, problem) }} />
        <Button type="button" variant="primary" className="btn-wide" onClick={() => void load()}>
          {t('failed.retry')}
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard key="loading" title={t('title')} description={t('description')} heading={t('title')}>
      <p role="status" className="muted">
        {t('loading')}
      </p>
      <div className="invitation" aria-hidden="true">
        <Skeleton height="56px" />
        <Skeleton height="90px" />
        <Skeleton height="220px" />
      </div>
    </AuthCard>
  );
}

/** An invitation that was answered, revoked or expired: which, and what to do. */
export function OverCard({ invitation }: { invitation: Invitation }) {
  const t = useTexts(invitationTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const user = useSession((session) => session.user);
  const { inviter: name } = useInvitationWords(invitation);
  const { state } = invitation;
  const lead = state === 'pending' ? '' : t(`over.${state}Text`, { name });
  return (
    <AuthCard
      key="over"
      title={t('title')}
      heading={state === 'pending' ? '' : t(`over.${state}`)}
      lead={lead}
      replaced
    >
      {user ? (
        <LinkButton variant="primary" href={homeOf(locale, user)}>
          {t('over.account')}
        </LinkButton>
      ) : state === 'accepted' ? (
        <LinkButton variant="primary" href={path('/login')}>
          {t('over.signIn')}
        </LinkButton>
      ) : (
        <HomeLink />
      )}
    </AuthCard>
  );
}

/** Shown after declining. */
export function DeclinedCard({ invitation }: { invitation: Invitation }) {
  const t = useTexts(invitationTexts);
  const { inviter: name } = useInvitationWords(invitation);
  const told = invitation.inviter && !invitation.demo;
  return (
    <AuthCard key="declined" title={t('title')} heading={t('declined.heading')} lead={t('declined.text')} replaced>
      {told ? <p>{t('declined.told', { name })}</p> : null}
      <HomeLink />
    </AuthCard>
  );
}

function HomeLink() {
  const t = useTexts(invitationTexts);
  return <LinkButton href={useLocalPath()('/')}>{t('over.home')}</LinkButton>;
}
