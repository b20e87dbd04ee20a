import { useState } from 'react';
import { forgetRecord, readRecord, writeRecord } from '../device/device-json.ts';
import { useSession } from '../session/session-store.ts';

const store = () => sessionStorage;

/** What was typed in a form, by the names of its fields. Kept in this tab only: the device may be somebody else's tomorrow. */
export function readKeptForm(key: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readRecord(store, key) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/**
 * A form that the browser holds, whose words are there again after a reload. `place` names the form and what it is about; somebody
 * else who signs in here does not meet them.
 */
export function useKeptForm(place: string) {
  const owner = useSession((session) => session.user?.id ?? 'nobody');
  const key = `travesia.form.${owner}.${place}`;
  const [typed, setTyped] = useState(() => readKeptForm(key));
  return {
    typed,
    keep: (form: HTMLFormElement) =>
      void writeRecord(store, key, Object.fromEntries([...new FormData(form)].filter(([, text]) => text !== ''))),
    /** After it was sent. */
    done: () => {
      forgetRecord(store, key);
      setTyped({});
    },
  };
}
