import { useSyncExternalStore } from 'react';

/** A question that waits for its answer; all calls that need it wait for the same one. */
interface Question {
  answer: Promise<boolean>;
  settle: (confirmed: boolean) => void;
}

let asked: Question | null = null;
/** Dialogs on this page that can ask. */
let askers = 0;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks the person to prove again who they are. False when they would not, or nothing on this page can ask. */
export function askIdentity(): Promise<boolean> {
  if (askers === 0) return Promise.resolve(false);
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    asked = { answer: promise, settle: resolve };
    tell();
  }
  return asked.answer;
}

/** Answers the question, for all who wait for it. */
export function settleIdentity(confirmed: boolean): void {
  const settled = asked;
  asked = null;
  settled?.settle(confirmed);
  tell();
}

/** Whether the question is to be shown; whoever uses this says that it will be. */
export const useIdentityQuestion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => asked !== null,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  askers += 1;
  listeners.add(listener);
  return () => {
    askers -= 1;
    listeners.delete(listener);
    // The screen that asked is gone: nobody would answer any more.
    if (askers === 0) settleIdentity(false);
  };
}
