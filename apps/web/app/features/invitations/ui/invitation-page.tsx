import type { Invitation } from '@travesia/contracts/invitations';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AuthCard, SecondStep } from '../../accounts/index.ts';
import { useInvitation } from '../use-invitation.ts';
import { useInvitationToken } from '../use-invitation-token.ts';
import { isForClinic } from '../invitation-view.ts';
import { invitationTexts } from '../texts.ts';
import { useInvitationWords } from '../use-invitation-words.ts';
import { AnswerInvitation } from './answer-invitation.tsx';
import { DeclineCard } from './decline-card.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import { InvitationPoints } from './invitation-points.tsx';
import { MissingCard, OverCard, WaitingCard } from './other-cards.tsx';

/**
 * `/invitation/accept/:token` and `/auth/provider-invitation?token=`: loads the invitation, then lets the visitor
 * accept in either way, or decline. Without a token in the URL it uses this tab's, for example after sign-in.
 */
export function InvitationPage({ token: inPath }: { token?: string | undefined }) {
  const token = useInvitationToken(inPath);
  const known = useInvitation(token);
  const [declining, setDeclining] = useState<'asked' | 'back' | null>(null);
  const secondStep = useSession((session) => session.secondStep);
  const { invitation, load } = known;
  if (secondStep) return <SecondStep step={secondStep} />;
  if (token === null) return <MissingCard />;
  if (!invitation || token === undefined) return <WaitingCard known={known} />;
  if (invitation.state !== 'pending') return <OverCard invitation={invitation} />;
  if (declining === 'asked')
    return <DeclineCard {...{ token, invitation }} onBack={() => setDeclining('back')} onOver={() => void load()} />;
  return (
    <OpenInvitation
      {...{ token, invitation }}
      replaced={declining === 'back'}
      onDecline={() => setDeclining('asked')}
      onOver={() => void load()}
    />
  );
}

interface OpenInvitationProps {
  token: string;
  invitation: Invitation;
  replaced: boolean;
  onDecline: () => void;
  onOver: () => void;
}

function OpenInvitation({ token, invitation, replaced, onDecline, onOver }: OpenInvitationProps) {
  const t = useTexts(invitationTexts);
  const { heading } = useInvitationWords(invitation);
  return (
    <AuthCard key="open" title={t('title')} description={t('description')} heading={heading} replaced={replaced}>
      <div className={isForClinic(invitation) ? 'invitation invitation-wide' : 'invitation'}>
        {invitation.demo ? <Notice>{t('demo')}</Notice> : null}
        <InvitationFacts invitation={invitation} />
        <InvitationPoints invitation={invitation} />
        <AnswerInvitation {...{ token, invitation, onDecline, onOver }} />
      </div>
    </AuthCard>
  );
}
