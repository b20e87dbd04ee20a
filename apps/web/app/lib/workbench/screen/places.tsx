import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

/** A link to another admin screen, in the page's language. */
export function ScreenLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const path = useLocalPath();
  return (
    <Link to={path(to)} className={className}>
      {children}
    </Link>
  );
}

/** The link back to a screen's list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ScreenLink to={to} className="row small admin-back">
      <Icon name="arrow-left" />
      {children}
    </ScreenLink>
  );
}
