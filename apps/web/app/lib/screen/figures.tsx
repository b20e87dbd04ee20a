import type { ReactNode } from 'react';

interface FiguresProps {
  /** Says what they are about. */
  label: string;
  figures: readonly {
    key: string;
    name: ReactNode;
    value: ReactNode;
    note?: ReactNode;
    /** The list that makes it. */
    href?: string | undefined;
  }[];
}

/** A row of figures between hairlines: what it is, how much, what to know about it. */
export function Figures({ label, figures }: FiguresProps) {
  return (
    <dl className="figures" aria-label={label}>
      {figures.map(({ key, name, value, note, href }) => (
        <div key={key}>
          <dt>{href ? <a href={href}>{name}</a> : name}</dt>
          <dd className="figure-value">{value}</dd>
          {note ? <dd className="figure-note">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
