/** One uninterpreted record of the source: its cells or properties by column name. */
export type RawRow = {
  kind: 'row';
  line: number;
  item: number;
  bytesRead: number;
  values: Record<string, string>;
  /** Set by readers of formats that store coordinates apart from the columns. Degrees, WGS 84. */
  point: { lat: number; lon: number } | null;
  /** What the reader repaired or couldn't use. */
  notes: RowNote[];
};

export type RowNote = { code: 'cells_mismatch' | 'text_repaired' | 'coordinates_unreadable'; message: string };

/** An unreadable record; reading continues after it. */
export type BrokenRow = { kind: 'broken'; line: number; item: number; bytesRead: number; message: string };

export type ReaderRow = RawRow | BrokenRow;
