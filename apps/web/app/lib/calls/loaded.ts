import type { Problem } from '@travesia/contracts/kit';

/** What a screen has loaded, and what it can do with it. */
export interface Loaded<T> {
  /** Null until it is known; what was known stays while newer is on its way. */
  data: T | null;
  /** Why it could not be loaded, or not be loaded again. */
  problem: Problem | null;
  /** Whether what is shown is not yet the answer to what is asked for now. */
  isLoading: boolean;
  /** When the answer came, in milliseconds. */
  at: number | null;
  /** Whether it could not be refreshed since; an ended session says nothing. */
  isStale: boolean;
  reload: () => Promise<void>;
  /** Shows something else, such as the answer of an act. */
  show: (data: T) => void;
  /** Changes what is shown, if it is known. */
  change: (change: (known: T) => T) => void;
  /** Shows the change at once while the act is under way, and takes it back when the act is refused. */
  changeWhile: <R>(change: (known: T) => T, act: () => Promise<R>) => Promise<R>;
}
