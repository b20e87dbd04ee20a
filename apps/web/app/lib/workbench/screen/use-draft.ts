import { useState } from 'react';
import { forgetRecord, readRecord, writeRecord } from '../../device/device-json.ts';
import { useKeptFormKey } from '../../forms/use-kept-form.ts';

const store = () => sessionStorage;

/**
 * What is being typed over what is there, kept in this tab so that a reload loses nothing. Only what was typed is kept, so that
 * what somebody else changed meanwhile stays theirs. `place` names the form and what it is about.
 */
export function useDraft<T extends object>(place: string, base: T) {
  const key = useKeptFormKey(place);
  const [typed, setTyped] = useState<Partial<T>>(() => (readRecord(store, key) ?? {}) as Partial<T>);
  return {
    draft: { ...base, ...typed } as T,
    change: (changed: Partial<T>) =>
      setTyped((known) => {
        const next = { ...known, ...changed };
        writeRecord(store, key, { ...next });
        return next;
      }),
    clear: () => {
      setTyped({});
      forgetRecord(store, key);
    },
  };
}
