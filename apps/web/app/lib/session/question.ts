/** A question to the user that calls wait for. */
export interface Question {
  /** Asks it. False if they decline, or nothing on this page can ask. */
  ask: () => Promise<boolean>;
  /** Answers it for all waiting calls. */
  settle: (agreed: boolean) => void;
  /** Registers a dialog that can ask, and calls it with each change. Returns the cleanup function. */
  subscribe: (listener: () => void) => () => void;
  /** Whether to show its dialog. */
  isAsked: () => boolean;
}

interface Pending {
  answer: Promise<boolean>;
  settle: (agreed: boolean) => void;
}

/** Makes a question that all calls needing it share: it is asked once. */
export function createQuestion(): Question {
  let asked: Pending | null = null;
  /** Dialogs on this page that can ask. */
  let askers = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const ask = (): Promise<boolean> => {
    if (askers === 0) return Promise.resolve(false);
    if (!asked) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      asked = { answer: promise, settle: resolve };
      tell();
    }
    return asked.answer;
  };

  const settle = (agreed: boolean): void => {
    const settled = asked;
    asked = null;
    settled?.settle(agreed);
    tell();
  };

  const subscribe = (listener: () => void) => {
    askers += 1;
    listeners.add(listener);
    return () => {
      askers -= 1;
      listeners.delete(listener);
      // The screen that asked is gone: nothing would answer it any more.
      if (askers === 0) settle(false);
    };
  };

  return { ask, settle, subscribe, isAsked: () => asked !== null };
}
