import type { ReactNode } from 'react';

interface SectionProps {
  /** Anchor of the tab that links here. */
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A profile section linked from a tab. */
export function Section({ id, heading, lead, children }: SectionProps) {
  return (
    <section id={id} className="provider-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {lead ? <p className="provider-lead muted">{lead}</p> : null}
      {children}
    </section>
  );
}
