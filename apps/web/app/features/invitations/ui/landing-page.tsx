import type { Invitation } from '@travesia/contracts/invitations';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { AuthCard } from '../../accounts/index.ts';
import { useInvitation } from '../use-invitation.ts';
import { useInvitationToken } from '../use-invitation-token.ts';
import { answerPath } from '../invitation-view.ts';
import { invitationTexts } from '../texts.ts';
import { useInvitationWords } from '../use-invitation-words.ts';
import { MissingCard, OverCard, WaitingCard } from './other-cards.tsx';
import { PlaceMark } from './place-mark.tsx';

/** `/auth/invitation?token=`: the inviter, and a link to the page where the invitation is answered. */
export function InvitationLandingPage() {
  const token = useInvitationToken();
  const known = useInvitation(token);
  const { invitation } = known;
  if (token === null) return <MissingCard />;
  if (!invitation) return <WaitingCard known={known} />;
  return invitation.state === 'pending' ? <Welcome invitation={invitation} /> : <OverCard invitation={invitation} />;
}

function Welcome({ invitation }: { invitation: Invitation }) {
  const t = useTexts(invitationTexts);
  const path = useLocalPath();
  const { place, where, heading } = useInvitationWords(invitation);
  return (
    <AuthCard
      key="welcome"
      title={t('title')}
      description={t('description')}
      heading={heading}
      lead={t('landing.lead', { name: invitation.inviter ?? t('fact.platform') })}
    >
      <div className="invitation-place">
        <PlaceMark name={place} />
        <p>
          <strong>{place}</strong>
          {where ? <span className="small muted">{where}</span> : null}
        </p>
      </div>
      <LinkButton variant="primary" size="large" className="btn-wide" href={path(answerPath(invitation))}>
        {t('landing.open')}
      </LinkButton>
    </AuthCard>
  );
}
