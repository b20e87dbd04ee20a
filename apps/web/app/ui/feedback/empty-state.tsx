import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Why it is empty. */
  title: ReactNode;
  /** Small decorative line art. */
  art?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  level?: 2 | 3;
  children?: ReactNode;
}

/** An empty state: one sentence why, one next step. */
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

/** The crossing: from a ring at home to a dot at the destination. */
export function CrossingArt() {
  return (
    <svg className="empty-art crossing" viewBox="0 0 220 90" aria-hidden="true">
      <path d="M24 74C58 6 162 6 196 74" className="crossing-route" />
      <circle cx="24" cy="74" r="7" className="crossing-home" />
      <circle cx="196" cy="74" r="7.5" className="crossing-arrival" />
    </svg>
  );
}
