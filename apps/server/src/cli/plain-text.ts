/** Characters that control a terminal or change text direction; line breaks and tabs are kept. */
const STEERING = /(?![\n\t])\p{Cc}|[\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Makes user input safe to print on a terminal. */
export const harmless = (text: string): string => text.replaceAll(STEERING, '�');

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Aligns rows of cells in columns; the first row is the header. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const clean = rows.map((row) => row.map((cell) => harmless(cell).replaceAll(/\s+/g, ' ')));
  const widths = clean.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(widest[at] ?? 0, [...cell].length)),
    [],
  );
  return clean.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  );
}

/** Prints names and values, one pair per line. */
export const inLines = (facts: readonly (readonly [name: string, value: string])[]): string[] =>
  inColumns(facts.map(([name, value]) => [`${name}:`, value]));

/** `2026-11-22 10:00 UTC`. */
export const instant = (iso: string | null): string => (iso ? `${iso.slice(0, 16).replace('T', ' ')} UTC` : 'never');
