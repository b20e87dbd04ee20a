import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Says why there is nothing. */
  title: ReactNode;
  /** Small line art; decorative. */
  art?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  level?: 2 | 3;
  children?: ReactNode;
}

/** A place with nothing in it: one sentence why, one thing to do. */
export function EmptyState({ title, art, action, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="card empty-state">
      {art ? <div className="empty-art">{art}</div> : <CrossingArt />}
      <Heading className="empty-title">{title}</Heading>
      {children ? <div className="muted">{children}</div> : null}
      {action}
    </div>
  );
}

/** The crossing: from a ring at home to a dot on arrival. */
export function CrossingArt() {
  return (
    <svg className="empty-art crossing" viewBox="0 0 220 90" aria-hidden="true">
      <path d="M24 74C58 6 162 6 196 74" className="crossing-route" />
      <circle cx="24" cy="74" r="7" className="crossing-home" />
      <circle cx="196" cy="74" r="7.5" className="crossing-arrival" />
    </svg>
  );
}
