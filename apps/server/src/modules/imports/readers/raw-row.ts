/** One record of the source before it means anything: its cells or properties by column name. */
export type RawRow = {
  kind: 'row';
  line: number;
  item: number;
  bytesRead: number;
  values: Record<string, string>;
  /** Set by readers of formats that carry a place apart from the columns. Degrees, WGS 84. */
  point: { lat: number; lon: number } | null;
  /** What the reader had to repair or could not use. */
  notes: RowNote[];
};

export type RowNote = { code: 'cells_mismatch' | 'text_repaired' | 'coordinates_unreadable'; message: string };

/** A record that could not be read; those after it are read on. */
export type BrokenRow = { kind: 'broken'; line: number; item: number; bytesRead: number; message: string };

export type ReaderRow = RawRow | BrokenRow;
