/** Characters that steer a terminal or turn the direction of a line; line breaks and tabs are left. */
const STEERING = /(?![\n\t])\p{Cc}|[\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** What people typed, harmless on the terminal it is shown on. */
export const harmless = (text: string): string => text.replaceAll(STEERING, '�');

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Rows of cells under each other, as wide as their widest, the first row being the headings. */
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

/** Names and values under each other. */
export const inLines = (facts: readonly (readonly [name: string, value: string])[]): string[] =>
  inColumns(facts.map(([name, value]) => [`${name}:`, value]));

/** `2026-11-22 10:00 UTC`. */
export const instant = (iso: string | null): string => (iso ? `${iso.slice(0, 16).replace('T', ' ')} UTC` : 'never');
