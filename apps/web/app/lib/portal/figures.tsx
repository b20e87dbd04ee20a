import type { ReactNode } from 'react';

interface FiguresProps {
  /** Says what they are about. */
  label: string;
  figures: readonly { key: string; name: ReactNode; value: ReactNode; note?: ReactNode }[];
}

/** A row of figures between hairlines: what it is, how much, what to know about it. */
export function Figures({ label, figures }: FiguresProps) {
  return (
    <dl className="figures" aria-label={label}>
      {figures.map(({ key, name, value, note }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd className="figure-value">{value}</dd>
          {note ? <dd className="figure-note">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
