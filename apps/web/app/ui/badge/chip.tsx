import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

interface ChipProps {
  href: string;
  icon?: IconName | undefined;
  /** Chosen now; following the link takes the choice back. */
  pressed?: boolean;
  /** Says what the cross does, such as "Remove Colombia"; a chip with it shows a cross. */
  removeLabel?: string | undefined;
  children: ReactNode;
}

/** A filter as a link: to the same page with it, or without it when it is chosen. */
export function Chip({ href, icon, pressed = false, removeLabel, children }: ChipProps) {
  return (
    <a className="chip" href={href} aria-current={pressed ? 'true' : undefined} aria-label={removeLabel}>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {removeLabel ? <Icon name="x" /> : null}
    </a>
  );
}
