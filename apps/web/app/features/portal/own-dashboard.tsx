import type { User } from '@travesia/contracts/accounts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../../lib/i18n/use-texts.tsx';
import { homeOf, isKnownRole } from '../../lib/session/role-home.ts';
import { AccessDenied } from './access-denied.tsx';
import { PortalSkeleton } from './portal-skeleton.tsx';

/** Redirects users to their role's dashboard; denies access for unknown roles. */
export function OwnDashboard({ person, title }: { person: User; title: string }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const isKnown = isKnownRole(person.role);
  const home = homeOf(locale, person);
  useEffect(() => {
    if (isKnown) void navigate(home, { replace: true });
  }, [isKnown, home, navigate]);
  return isKnown ? <PortalSkeleton heading={title} /> : <AccessDenied person={person} reason="role" />;
}
