import { create } from 'zustand';

interface Unread {
  /** Null until loaded. */
  unread: number | null;
  /** Incremented with every change by the user, so that responses to earlier requests are ignored. */
  turn: number;
  /** Sets the count from a list or an action of the user. */
  know: (unread: number) => void;
  /** Sets the count from a poll, unless the user changed something since it started. */
  hear: (unread: number, turn: number) => void;
  /** ID of the user the count belongs to. */
  of: string | undefined;
  /** Resets the count after another user signed in, or the user signed out. */
  begin: (person: string | undefined) => void;
}

/** Unread notifications: the bell and the list share this count. */
export const useUnread = create<Unread>()((set) => ({
  unread: null,
  turn: 0,
  know: (unread) => set(({ turn }) => ({ unread, turn: turn + 1 })),
  hear: (unread, turn) => set((known) => (known.turn === turn ? { unread } : {})),
  of: undefined,
  begin: (of) => set(({ turn }) => ({ of, unread: null, turn: turn + 1 })),
}));
