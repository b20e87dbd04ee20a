import type { ReactNode } from 'react';

interface FiguresProps {
  /** Accessible name. */
  label: string;
  figures: readonly {
    key: string;
    name: ReactNode;
    value: ReactNode;
    note?: ReactNode;
    /** Link to the list behind it. */
    href?: string | undefined;
  }[];
}

/** A row of figures between hairlines: label, value, note. */
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
