import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

/** A link to another screen of the administration, in the page's language. */
export function ScreenLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const path = useLocalPath();
  return (
    <Link to={path(to)} className={className}>
      {children}
    </Link>
  );
}

/** The way back to the list that a screen belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ScreenLink to={to} className="row small admin-back">
      <Icon name="arrow-left" />
      {children}
    </ScreenLink>
  );
}
