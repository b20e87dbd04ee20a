import type { ReactNode } from 'react';
import type { RangeTone } from './range-bars.tsx';

interface RangeTableProps {
  /** Says what the table holds; read out. */
  caption: string;
  /** Heads of the three columns; read out. */
  heads: readonly [label: string, range: string, note: string];
  rows: readonly {
    key: string;
    label: ReactNode;
    low: number;
    high: number;
    tone: RangeTone;
    text: ReactNode;
    note: ReactNode;
  }[];
  /** Marks of the scale; the first is 0, the last its right end. */
  ticks: readonly { value: number; label: string }[];
  /** Names the scale. */
  axis: ReactNode;
}

/**
 * Ranges of several things on one scale, as a table: the bar stands in the cell of the numbers it draws. The roles are
 * written out because the grid that lays it out takes them away in some browsers.
 */
export function RangeTable({ caption, heads, rows, ticks, axis }: RangeTableProps) {
  const max = ticks.at(-1)?.value ?? 1;
  return (
    <table className="range-table" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, label, low, high, tone, text, note }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            <td role="cell" className="range-cell">
              <span className="range-track" aria-hidden="true">
                <span
                  className={`range-bar range-${tone}`}
                  style={{
                    '--from': `${(100 * low) / max}%`,
                    '--length': `${Math.max(1, (100 * (high - low)) / max)}%`,
                  }}
                />
              </span>
              <span className="num nowrap range-text">{text}</span>
            </td>
            <td role="cell" className="tiny muted range-note">
              {note}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td>{axis}</td>
          <td className="range-axis">
            {ticks.map(({ value, label }) => (
              <span key={value} style={{ '--from': `${(100 * value) / max}%` }}>
                {label}
              </span>
            ))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
