import type { ReactNode } from 'react';
import type { RangeTone } from './range-bars.tsx';

interface RangeTableProps {
  /** Caption for screen readers. */
  caption: string;
  /** Column headers for screen readers. */
  heads: readonly [label: string, scale: string, range: string, note: string];
  rows: readonly {
    key: string;
    label: ReactNode;
    low: number;
    high: number;
    tone: RangeTone;
    text: ReactNode;
    note: ReactNode;
  }[];
  /** Ticks of the scale; the first is 0, the last its right end. */
  ticks: readonly { value: number; label: string }[];
  /** Name of the scale. */
  axis: ReactNode;
}

/** Ranges of several items on one scale, as a table: a bar, its numbers, and a note. */
export function RangeTable({ caption, heads, rows, ticks, axis }: RangeTableProps) {
  const max = ticks.at(-1)?.value ?? 1;
  return (
    <table className="range-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              <span className="sr-only">{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, low, high, tone, text, note }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="range-scale">
              <Bar from={low / max} to={high / max} tone={tone} />
            </td>
            <td className="num nowrap range-text">{text}</td>
            <td className="tiny muted range-note">{note}</td>
          </tr>
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td>{axis}</td>
          <td className="range-axis">
            {ticks.map(({ value, label }) => (
              <span key={value} style={{ '--share': value / max }}>
                {label}
              </span>
            ))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A range between two fractions of the scale, 0 to 1. */
const Bar = ({ from, to, tone }: { from: number; to: number; tone: RangeTone }) => (
  <span className="range-track" aria-hidden="true">
    <span
      className={`range-bar range-${tone}`}
      style={{ '--from': `${100 * from}%`, '--length': `${Math.max(1, 100 * (to - from))}%` }}
    />
  </span>
);
