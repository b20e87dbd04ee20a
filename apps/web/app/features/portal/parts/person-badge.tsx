import type { User } from '@travesia/contracts/accounts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PersonPicture } from '../../../ui/picture/person-picture.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { isKnownRole } from '../../../lib/session/role-home.ts';
import { portalTexts } from '../texts.ts';

interface PersonBadgeProps {
  person: User | null;
  /** The clinic or organization, where it is not shown elsewhere. */
  place?: string | null | undefined;
}

/** The signed-in user: initials or picture, name, role. */
export function PersonBadge({ person, place }: PersonBadgeProps) {
  const t = useTexts(portalTexts);
  if (!person)
    return (
      <>
        <PersonPicture first="" last="" picture={null} />
        <span className="portal-name" aria-hidden="true">
          <Skeleton width="7rem" />
          <Skeleton width="4rem" height="0.75rem" />
        </span>
      </>
    );
  const { first_name: first, last_name: last, role, avatar_url: picture } = person;
  return (
    <>
      <PersonPicture first={first} last={last} picture={picture} />
      <span className="portal-name">
        <span>
          {first} {last}
        </span>
        <span>{isKnownRole(role) ? t(`role.${role}`) : role}</span>
        {place ? <span>{place}</span> : null}
      </span>
    </>
  );
}
