import type { Problem } from '@travesia/contracts/kit';

/** What a screen has loaded, and what it can do with it. */
export interface Loaded<T> {
  /** Null until loaded; the previous data stays while newer is loading. */
  data: T | null;
  /** Why loading or reloading failed. */
  problem: Problem | null;
  /** Whether the data is not yet for the current input. */
  isLoading: boolean;
  /** When the response arrived, in milliseconds. */
  at: number | null;
  /** Whether the last refresh failed; not set for an ended session. */
  isStale: boolean;
  reload: () => Promise<void>;
  /** Replaces the data, such as with the response of an action. */
  show: (data: T) => void;
  /** Updates the data, if loaded. */
  change: (change: (known: T) => T) => void;
  /** Shows the change optimistically while the action runs, and reverts it if it fails. */
  changeWhile: <R>(change: (known: T) => T, act: () => Promise<R>) => Promise<R>;
}
