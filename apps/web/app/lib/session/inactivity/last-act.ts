import { actCounts, unwarnedActCounts } from './inactivity.ts';

/** When the person last did something, in any tab; milliseconds since 1970. */
const LAST_ACT_KEY = 'travesia.last-act';
/** Acts are noted no more often than this: scrolling alone makes sixty a second. */
const NOTE_EVERY_MS = 1000;
const LONG_AGO = 1;
/** Acts of a person; calls are noted where they are made. */
const ACTS = ['mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const;
const LISTENING = { capture: true, passive: true } as const;

let held: number | null = null;

/** The time of the last act; null before the first. */
export function lastAct(): number | null {
  try {
    const kept = Number(localStorage.getItem(LAST_ACT_KEY) ?? '');
    if (Number.isFinite(kept) && kept > 0) held = kept;
  } catch {
    // Without storage every tab counts for itself.
    return held;
  }
  return held;
}

/** Notes an act of the person: a key, a press, a call they caused. Calls that a page makes by itself are none. */
export function noteAct(): void {
  noteIf(actCounts);
}

function noteIf(counts: typeof actCounts): void {
  const now = Date.now();
  if (held !== null && held <= now && now - held < NOTE_EVERY_MS) return;
  const last = lastAct();
  if (last === null || counts(last, now)) startIdleClock();
}

/** Notes what the person does on this page, which may show a warning or not. Answers the function that ends it. */
export function watchActs({ warns }: { warns: boolean }): () => void {
  const note = () => noteIf(warns ? actCounts : unwarnedActCounts);
  for (const act of ACTS) window.addEventListener(act, note, LISTENING);
  return () => {
    for (const act of ACTS) window.removeEventListener(act, note, LISTENING);
  };
}

/** Starts the 20 minutes anew whatever came before: after signing in and after the button of the warning. */
export function startIdleClock(): void {
  put(Date.now());
}

/** Ends the 20 minutes for every tab, also for one that woke a moment later and has not looked at its clock. */
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

/** Calls the function when another tab noted an act. Answers the function that ends it. */
export function onActElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === LAST_ACT_KEY || key === null) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
