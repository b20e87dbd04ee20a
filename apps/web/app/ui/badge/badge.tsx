import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

export type Tone = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'danger';

interface BadgeProps {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A state in a word, with an icon, so that colour is never the only sign. `demo` marks invented things. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={tone === 'neutral' ? 'badge' : `badge badge-${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}

/** The dashed mark of everything that is invented for the demo. */
export function DemoBadge({ children }: { children: ReactNode }) {
  return <span className="badge badge-demo">{children}</span>;
}
