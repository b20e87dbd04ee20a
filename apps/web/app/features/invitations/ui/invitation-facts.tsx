import type { Invitation } from '@travesia/contracts/invitations';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LANGUAGE_TAG } from '../../../lib/i18n/locale.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { invitationTexts } from '../texts.ts';
import { useInvitationWords } from '../use-invitation-words.ts';
import { PlaceMark } from './place-mark.tsx';

/** Inviter, role, expiration and message. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const t = useTexts(invitationTexts);
  const format = useFormat();
  const { place, where } = useInvitationWords(invitation);
  const { inviter, role, expires_at: until, message } = invitation;
  return (
    <>
      <div className="invitation-place">
        <PlaceMark name={place} />
        <p>
          <strong>{place}</strong>
          {where ? <span className="small muted">{where}</span> : null}
        </p>
      </div>
      {message ? (
        <figure className="invitation-message">
          <figcaption className="small muted">
            {inviter ? t('message', { name: inviter }) : t('message.nobody')}
          </figcaption>
          <blockquote lang={LANGUAGE_TAG[invitation.language]}>{message}</blockquote>
        </figure>
      ) : null}
      <dl className="invitation-facts">
        <dt>{t('fact.inviter')}</dt>
        <dd>{inviter ?? t('fact.platform')}</dd>
        <dt>{t('fact.role')}</dt>
        <dd>{t(`role.${role}`)}</dd>
        <dt>{t('fact.until')}</dt>
        <dd>{format.instant(until, ownTimeZone() ?? 'UTC')}</dd>
      </dl>
    </>
  );
}
