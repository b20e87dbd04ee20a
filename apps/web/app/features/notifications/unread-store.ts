import { create } from 'zustand';

interface Unread {
  /** Null until it is known. */
  unread: number | null;
  /** Grows with every change by the person, so that an answer asked for before it is not taken. */
  turn: number;
  /** What a list or an act of the person said. */
  know: (unread: number) => void;
  /** What the poll said, unless the person did something since it asked. */
  hear: (unread: number, turn: number) => void;
  /** Whose number it is. */
  of: string | undefined;
  /** Somebody else is signed in, or nobody. */
  begin: (person: string | undefined) => void;
}

/** How many notifications are not read: the bell and the list show the same number. */
export const useUnread = create<Unread>()((set) => ({
  unread: null,
  turn: 0,
  know: (unread) => set(({ turn }) => ({ unread, turn: turn + 1 })),
  hear: (unread, turn) => set((known) => (known.turn === turn ? { unread } : {})),
  of: undefined,
  begin: (of) => set(({ turn }) => ({ of, unread: null, turn: turn + 1 })),
}));
