import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

interface ChipProps {
  href: string;
  icon?: IconName | undefined;
  /** Selected now; following the link removes the filter. */
  pressed?: boolean;
  /** Label of the remove icon, such as "Remove Colombia"; the icon is shown if set. */
  removeLabel?: string | undefined;
  children: ReactNode;
}

/** A filter as a link: to the same page with it, or without it if selected. */
export function Chip({ href, icon, pressed = false, removeLabel, children }: ChipProps) {
  return (
    <a className="chip" href={href} aria-current={pressed ? 'true' : undefined} aria-label={removeLabel}>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {removeLabel ? <Icon name="x" /> : null}
    </a>
  );
}
