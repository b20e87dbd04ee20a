import { actCounts, unwarnedActCounts } from './inactivity.ts';

/** Time of the last user activity, in any tab; milliseconds since 1970. */
const LAST_ACT_KEY = 'travesia.last-act';
/** Minimum interval between records: scrolling alone fires sixty times a second. */
const NOTE_EVERY_MS = 1000;
const LONG_AGO = 1;
/** User activity events; calls are recorded where they are made. */
const ACTS = ['mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const;
const LISTENING = { capture: true, passive: true } as const;

let held: number | null = null;

/** The time of the last activity; null before the first. */
export function lastAct(): number | null {
  try {
    const kept = Number(localStorage.getItem(LAST_ACT_KEY) ?? '');
    if (Number.isFinite(kept) && kept > 0) held = kept;
  } catch {
    // Without storage, every tab counts separately.
    return held;
  }
  return held;
}

/** Records user activity: a key, a click, a call they caused. Automatic calls don't count. */
export function noteAct(): void {
  noteIf(actCounts);
}

function noteIf(counts: typeof actCounts): void {
  const now = Date.now();
  if (held !== null && held <= now && now - held < NOTE_EVERY_MS) return;
  const last = lastAct();
  if (last === null || counts(last, now)) startIdleClock();
}

/** Records user activity on this page, with or without a warning. Returns the cleanup function. */
export function watchActs({ warns }: { warns: boolean }): () => void {
  const note = () => noteIf(warns ? actCounts : unwarnedActCounts);
  for (const act of ACTS) window.addEventListener(act, note, LISTENING);
  return () => {
    for (const act of ACTS) window.removeEventListener(act, note, LISTENING);
  };
}

/** Restarts the 20 minutes unconditionally: after signing in and after the warning's button. */
export function startIdleClock(): void {
  put(Date.now());
}

/** Ends the 20 minutes for every tab, also for one that wakes up a moment later and has not checked its clock. */
export function endIdleClock(): void {
  put(LONG_AGO);
}

function put(act: number): void {
  held = act;
  try {
    localStorage.setItem(LAST_ACT_KEY, String(act));
  } catch {
    return;
  }
}

/** Calls the function when another tab recorded activity. Returns the cleanup function. */
export function onActElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === LAST_ACT_KEY || key === null) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
