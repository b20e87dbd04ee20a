/** Prints rows as a table, the first column left-aligned and numbers right-aligned. The first row is the header. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) printRow(row, widths);
}

/** Prints a row of a table that grows while its figures are measured, in columns of these widths. */
export function printRow(row: readonly string[], widths: readonly number[]): void {
  const cells = widths.map((width, column) => {
    const cell = row[column] ?? '';
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
}

/** The median of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
