import type { ReactNode } from 'react';

/** Id of a section's heading, which links target. */
export const sectionId = (key: string): string => `edit-${key}`;

interface SectionFrameProps {
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** Beside the heading, such as how much is answered. */
  aside?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** A section of the editor. */
export function SectionFrame({ id, heading, lead, aside, disabled = false, children }: SectionFrameProps) {
  return (
    <section className="portal-section portal-section-main" aria-labelledby={sectionId(id)}>
      <div className="portal-section-head">
        <h2 id={sectionId(id)} tabIndex={-1}>
          {heading}
        </h2>
        {aside ? <p className="small muted num">{aside}</p> : null}
      </div>
      {lead ? <p className="muted small pe-lead">{lead}</p> : null}
      <fieldset className="plain-set stack" disabled={disabled}>
        {children}
      </fieldset>
    </section>
  );
}
