import { useCallback, useEffect, useState } from 'react';
import { readRecent, writeRecent } from '../../lib/device/recent-searches.ts';
import { readUnfinished } from '../../lib/device/unfinished.ts';
import { plainPath } from '../../lib/i18n/locale.ts';

const store = () => localStorage;

/** What this browser keeps of what was looked for: only on screens of a known person, never on the server. */
function read() {
  const unfinished = readUnfinished(store, Date.now());
  return {
    searches: readRecent(store).searches,
    // In the language of the page that shows it.
    unfinished: unfinished && plainPath(unfinished),
  };
}

/** The same, kept up to date while other tabs change it, and the way to forget the searches. */
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
