import { type RefObject, useEffect, useState } from 'react';
import { forgetRecord, forgetRecords, readRecord, writeRecord } from '../device/device-json.ts';
import { useSession } from '../session/session-store.ts';
import { keptBeside, putBack } from './kept-fields.ts';

const PREFIX = 'travesia.form.';
const store = () => sessionStorage;

/** Where a form of a person is kept; of this tab only: the device may be somebody else's tomorrow. */
export const keptFormKey = (owner: string, place: string): string => `${PREFIX}${owner}.${place}`;

/** The same for whoever is signed in. */
export function useKeptFormKey(place: string): string {
  return keptFormKey(
    useSession((session) => session.user?.id ?? 'nobody'),
    place,
  );
}

/** What was typed in a form, by the names of its fields. */
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
  const key = useKeptFormKey(place);
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

/**
 * The same for a form of which only what was typed is kept, field by field: what it is about may be changed by others meanwhile.
 * Puts it back into the fields as they appear, as if it were typed, so that React may hold them. Null keeps nothing.
 */
export function useKeptFields(place: string | null, form: RefObject<HTMLFormElement | null>) {
  const key = useKeptFormKey(place ?? '');
  useEffect(() => {
    const kept = place === null ? null : readRecord(store, key);
    if (form.current && kept) return putBack(form.current, kept);
  }, [place, key, form]);
  return {
    keep: (field: EventTarget) => {
      const kept = place === null ? null : keptBeside(readRecord(store, key) ?? {}, field);
      if (kept) writeRecord(store, key, kept);
    },
    done: () => forgetRecord(store, key),
  };
}

// Who signs out leaves nothing of theirs behind.
useSession.subscribe(({ signedOut }) => {
  if (signedOut) forgetRecords(store, PREFIX);
});
