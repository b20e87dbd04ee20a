import type { AdminUserDetail } from '@travesia/contracts/accounts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { usersTexts } from '../texts.ts';
import { UserSection } from './user-section.tsx';

/** Identity, employers and consents of the user. */
export function WhoSection({ user }: { user: AdminUserDetail }) {
  const t = useTexts(usersTexts);
  const format = useFormat();
  const instant = (at: string | null) => (at ? format.instant(at, ownTimeZone()) : t('list.never'));
  const items = [
    { name: t('who.email'), value: user.email },
    {
      name: t('who.verified'),
      value: user.email_verified_at ? instant(user.email_verified_at) : t('verified.no'),
    },
    { name: t('who.role'), value: t(`role.${user.role}`) },
    ...(user.works_for
      ? [
          {
            name: t('who.worksFor'),
            value: t('list.worksFor', { what: t(`staff.${user.works_for.role}`), place: user.works_for.name }),
          },
        ]
      : []),
    { name: t('who.country'), value: user.country ? format.region(user.country) : t('who.unknown') },
    { name: t('who.language'), value: format.languageAlone(user.language) },
    { name: t('who.created'), value: instant(user.created_at) },
    { name: t('who.terms'), value: instant(user.terms_accepted_at) },
    ...(user.erase_after ? [{ name: t('who.eraseAfter'), value: instant(user.erase_after) }] : []),
    ...user.consents.map(({ purpose, given_at: given, withdrawn_at: withdrawn }) => ({
      name: purpose === 'health_data' || purpose === 'news' ? t(`consent.${purpose}`) : purpose,
      value: withdrawn
        ? t('consent.withdrawn', { at: instant(withdrawn) })
        : t('consent.given', { at: instant(given) }),
    })),
  ];
  return (
    <UserSection id="who" heading={t('who.heading')}>
      {user.privileged ? <p>{t('who.privileged')}</p> : null}
      <Facts items={items} />
    </UserSection>
  );
}
