import type { Opened, Picture } from '../picture.ts';

/** What the page asks of the decoder; answers carry the same `id`. */
export type Asked =
  | { id: number; act: 'open'; file: number; bytes: ArrayBuffer }
  | { id: number; act: 'decode'; file: number; frame: number }
  | { id: number; act: 'close'; file: number };

export type Answered = { id: number } & (
  | { opened: Opened }
  | { picture: Picture }
  | { closed: true }
  /** Whatever was wrong with a file: its bytes, its size, its codec. */
  | { failed: true }
);
