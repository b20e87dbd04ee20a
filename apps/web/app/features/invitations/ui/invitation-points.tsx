import type { Invitation, InvitationPoint } from '@travesia/contracts/invitations';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { isForClinic } from '../invitation-view.ts';
import { invitationTexts } from '../texts.ts';
import { useInvitationWords } from '../use-invitation-words.ts';

/** What an invitation grants, point by point; for a clinic, also what it keeps next to what others can see. */
export function InvitationPoints({ invitation }: { invitation: Invitation }) {
  const t = useTexts(invitationTexts);
  const { place } = useInvitationWords(invitation);
  const { can, cannot, keeps, seen } = invitation;
  const later = <p className="small muted">{t('points.later')}</p>;
  if (isForClinic(invitation))
    return (
      <>
        <div className="invitation-sides">
          <Points heading={t('points.keeps')} points={keeps} icon="shield-check" tone="kept" />
          <Points heading={t('points.seen', { place })} points={seen} icon="users" tone="seen" />
        </div>
        {later}
      </>
    );
  return (
    <>
      <Points heading={t('points.can')} points={can} icon="check" tone="kept" />
      {cannot.length > 0 ? <Points heading={t('points.cannot')} points={cannot} icon="lock" tone="closed" /> : null}
      {invitation.kind === 'admin' ? null : later}
    </>
  );
}

interface PointsProps {
  heading: string;
  points: readonly InvitationPoint[];
  icon: IconName;
  tone: 'kept' | 'seen' | 'closed';
}

function Points({ heading, points, icon, tone }: PointsProps) {
  const t = useTexts(invitationTexts);
  return (
    <section className="invitation-points" data-tone={tone}>
      <h2>{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} />
            <span>{t(`point.${point}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
