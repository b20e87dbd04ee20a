import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  eyebrow?: ReactNode;
  title: ReactNode;
  /** A sentence or link at the right end. */
  aside?: ReactNode;
}

/** Eyebrow, heading and side content; the section is labelled by `id`. */
export function SectionHead({ id, eyebrow, title, aside }: SectionHeadProps) {
  return (
    <div className="home-head">
      <div>
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h2 id={id}>{title}</h2>
      </div>
      {aside}
    </div>
  );
}
