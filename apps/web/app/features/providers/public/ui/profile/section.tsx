import type { ReactNode } from 'react';

interface SectionProps {
  /** Anchor of the tab that leads here. */
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a profile that a tab leads to. */
export function Section({ id, heading, lead, children }: SectionProps) {
  return (
    <section id={id} className="provider-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {lead ? <p className="provider-lead muted">{lead}</p> : null}
      {children}
    </section>
  );
}
