import type { Measured } from './measure.ts';

export interface Row {
  name: string;
  bar: string;
  measured: Measured;
  /** What it is compared with, measured in the same run. */
  raw: Measured | null;
}

const whole = (value: number) => Math.round(value).toLocaleString('en');

/** Prints the rows as a table with the ratio to the raw cost, and by processor time too, which other work on the machine disturbs less. */
export function printTable(rows: readonly Row[]): void {
  const lines = rows.map(({ name, bar, measured, raw }) => [
    name,
    whole(measured.perSecond),
    raw ? whole(raw.perSecond) : '',
    raw ? (measured.perSecond / raw.perSecond).toFixed(2) : '',
    `${measured.p50}`,
    `${measured.p99}`,
    measured.cpuMs === null ? '' : measured.cpuMs.toFixed(2),
    measured.cpuMs && raw?.cpuMs ? (raw.cpuMs / measured.cpuMs).toFixed(2) : '',
    measured.failed ? String(measured.failed) : '',
    bar,
  ]);
  const table = [
    ['what', 'per s', 'raw per s', 'ratio', 'p50 ms', 'p99 ms', 'CPU ms', 'by CPU', 'failed', 'bar'],
    ...lines,
  ];
  const widths = table[0]?.map((_cell, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table)
    process.stdout.write(
      `${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}\n`,
    );
}
