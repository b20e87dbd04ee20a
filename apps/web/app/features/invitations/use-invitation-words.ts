import type { Invitation } from '@travesia/contracts/invitations';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { invitationTexts } from './texts.ts';

interface Words {
  /** The organization, the clinic or the platform that invites. */
  place: string;
  /** Type and location; null for the platform. */
  where: string | null;
  heading: string;
  /** Contact: name and place, or `whoever invited you`. */
  inviter: string;
}

/** Texts for an invitation in the page's language. */
export function useInvitationWords({ kind, organization, provider, inviter }: Invitation): Words {
  const t = useTexts(invitationTexts);
  const format = useFormat();
  const place = organization?.name ?? provider?.name ?? t('place.platform');
  const at = (city: string | null, country: string) => [city, format.region(country)].filter(Boolean).join(', ');
  const where = organization
    ? t('place.in', { type: t(`type.${organization.type}`), place: at(organization.city, organization.country) })
    : provider
      ? t('place.clinic', { place: at(null, provider.country) })
      : null;
  return {
    place,
    where,
    heading: t(`heading.${kind}`, { place, clinic: provider?.name ?? '' }),
    inviter: inviter ? t('over.of', { name: inviter, place }) : t('over.inviter'),
  };
}
