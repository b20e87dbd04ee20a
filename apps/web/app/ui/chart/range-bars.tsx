import type { ReactNode } from 'react';

/** `home` is hatched terracotta, `published` solid teal, `modelled` only an outline. */
export type RangeTone = 'home' | 'published' | 'modelled';

interface RangeBarsProps {
  label: string;
  /** Right end of the scale; it starts at 0. */
  max: number;
  rows: readonly { label: ReactNode; low: number; high: number; text: ReactNode; note?: ReactNode; tone: RangeTone }[];
}

/** Ranges on one scale from zero, each with its numbers as text. */
export function RangeBars({ label, max, rows }: RangeBarsProps) {
  return (
    <ul className="range-bars" aria-label={label}>
      {rows.map((row, index) => (
        <li key={index}>
          <span className="strong">{row.label}</span>
          <span className="range-track" aria-hidden="true">
            <span
              className={`range-bar range-${row.tone}`}
              style={{
                '--from': `${(100 * row.low) / max}%`,
                '--length': `${Math.max(1, (100 * (row.high - row.low)) / max)}%`,
              }}
            />
          </span>
          <span className="num nowrap">{row.text}</span>
          <span className="tiny muted range-note">{row.note}</span>
        </li>
      ))}
    </ul>
  );
}
