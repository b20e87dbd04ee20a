import type { LiveFrame } from '@travesia/contracts/kit';
import { useEffect, useState } from 'react';
import { onLiveFrame } from '../../../lib/live/live.ts';

const KEPT = 50;

/** An event with its place among those of this page. */
export interface LoggedFrame extends LiveFrame {
  key: number;
}

/** The last events that this page heard, newest first. */
export function useLiveLog(): readonly LoggedFrame[] {
  const [log, setLog] = useState<readonly LoggedFrame[]>([]);
  useEffect(
    () =>
      onLiveFrame((frame) => setLog((known) => [{ ...frame, key: (known[0]?.key ?? 0) + 1 }, ...known].slice(0, KEPT))),
    [],
  );
  return log;
}
