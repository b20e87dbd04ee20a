import type { OpenInvitation } from '@travesia/contracts/teams';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { ownTimeZone } from '../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../lib/screen/act-problem.tsx';
import { useAct } from '../../lib/calls/use-act.ts';
import { teamTexts } from './texts.ts';

interface OpenInvitationsProps {
  invitations: readonly OpenInvitation[];
  resend: (invitation: OpenInvitation) => Promise<void>;
  withdraw: (invitation: OpenInvitation) => Promise<void>;
}

/** Pending invitations: expiration, sender, resend, revoke. */
export function OpenInvitations({ invitations, ...acts }: OpenInvitationsProps) {
  const t = useTexts(teamTexts);
  if (!invitations.length) return null;
  return (
    <div className="team-open">
      <h3>{t('invitation.heading')}</h3>
      <ul className="team-people">
        {invitations.map((one) => (
          <InvitationRow key={one.id} invitation={one} {...acts} />
        ))}
      </ul>
    </div>
  );
}

function InvitationRow({
  invitation,
  resend,
  withdraw,
}: Omit<OpenInvitationsProps, 'invitations'> & { invitation: OpenInvitation }) {
  const t = useTexts(teamTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { busy, problem, run } = useAct();
  const { email, provider, role, state, actions, link } = invitation;
  const isOpen = state === 'pending';
  const until = format.dayOf(invitation.expires_at, ownTimeZone());
  return (
    <li className="team-person">
      <p className="team-who">
        <strong>{provider?.name ?? email}</strong>
        <span className="muted">
          {provider ? email : t(`role.${role}`)}
          {invitation.invited_by ? ` · ${t('invitation.by', { name: invitation.invited_by })}` : null}
        </span>
        {link ? (
          <span>
            {t('invitation.demo')} <a href={path(link)}>{t('invitation.open')}</a>
          </span>
        ) : null}
      </p>
      <Badge tone={isOpen ? 'info' : 'warning'} icon={isOpen ? 'clock' : 'clock-alert'}>
        {t(`invitation.${state}`, { date: until })}
      </Badge>
      <span className="team-acts">
        {actions.includes('resend') ? (
          <Button
            type="button"
            size="small"
            busy={busy}
            aria-label={t('invitation.resendTo', { email })}
            onClick={() => void run(() => resend(invitation))}
          >
            {t('invitation.resend')}
          </Button>
        ) : null}
        {actions.includes('withdraw') ? (
          <Button
            type="button"
            size="small"
            variant="quiet"
            busy={busy}
            aria-label={t('invitation.withdrawFrom', { email })}
            onClick={() => void run(() => withdraw(invitation))}
          >
            {t('invitation.withdraw')}
          </Button>
        ) : null}
      </span>
      {problem?.code === 'invitation.not_valid' ? (
        <Notice tone="danger" role="alert">
          {t('invitation.gone')}
        </Notice>
      ) : (
        <ActProblem problem={problem} />
      )}
    </li>
  );
}
