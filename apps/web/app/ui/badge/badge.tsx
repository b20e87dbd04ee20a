import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

export type Tone = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'danger';

interface BadgeProps {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A status label with an icon, so that color is never the only cue. `demo` marks fictional content. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={tone === 'neutral' ? 'badge' : `badge badge-${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}

/** The dashed badge of all fictional demo content. */
export function DemoBadge({ children }: { children: ReactNode }) {
  return <span className="badge badge-demo">{children}</span>;
}
