import { useCallback, useEffect, useState } from 'react';
import { readRecent, writeRecent } from '../../lib/device/recent-searches.ts';
import { readUnfinished } from '../../lib/device/unfinished.ts';
import { plainPath } from '../../lib/i18n/locale.ts';

const store = () => localStorage;

/** What this browser stores about the search for care: read only on signed-in pages, never on the server. */
function read() {
  const unfinished = readUnfinished(store, Date.now());
  return {
    searches: readRecent(store).searches,
    // In the language of the current page.
    unfinished: unfinished && plainPath(unfinished),
  };
}

/** The same, synced with other tabs, plus a function that clears the searches. */
export function useDeviceRecords() {
  const [records, setRecords] = useState(read);
  useEffect(() => {
    const again = () => setRecords(read());
    for (const event of ['storage', 'pageshow']) window.addEventListener(event, again);
    return () => {
      for (const event of ['storage', 'pageshow']) window.removeEventListener(event, again);
    };
  }, []);
  const forgetSearches = useCallback(() => {
    writeRecent(store, { ...readRecent(store), searches: [] });
    setRecords(read());
  }, []);
  return { ...records, forgetSearches };
}
