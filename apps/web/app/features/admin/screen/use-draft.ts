import { useState } from 'react';

/**
 * What is being typed over what is there, kept in this tab so that a reload loses nothing. Only what was typed is kept, so that
 * what somebody else changed meanwhile stays theirs. `key` names the form and what it is about.
 */
export function useDraft<T extends object>(key: string, base: T) {
  const [typed, setTyped] = useState<Partial<T>>(() => read(key) as Partial<T>);
  return {
    draft: { ...base, ...typed } as T,
    change: (changed: Partial<T>) =>
      setTyped((known) => {
        const next = { ...known, ...changed };
        write(key, next);
        return next;
      }),
    clear: () => {
      setTyped({});
      sessionStorage.removeItem(key);
    },
  };
}

function read(key: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function write(key: string, typed: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // A full store keeps nothing; the form itself still has it.
  }
}
