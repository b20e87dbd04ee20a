import { useSyncExternalStore } from 'react';

/** A pending reauthentication; all calls that need it share it. */
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

/** Asks the user to reauthenticate. False if they decline, or nothing on this page can ask. */
export function askIdentity(): Promise<boolean> {
  if (askers === 0) return Promise.resolve(false);
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    asked = { answer: promise, settle: resolve };
    tell();
  }
  return asked.answer;
}

/** Resolves it for all waiting calls. */
export function settleIdentity(confirmed: boolean): void {
  const settled = asked;
  asked = null;
  settled?.settle(confirmed);
  tell();
}

/** Whether to show the dialog; using this hook registers one. */
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
    // The screen that asked is gone: nothing would resolve it any more.
    if (askers === 0) settleIdentity(false);
  };
}
