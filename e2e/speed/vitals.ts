import type { Page } from '@playwright/test';

/** A page's vitals: milliseconds until its largest contentful paint, layout shift, slowest response to a click or key press. */
export interface Vitals {
  lcp: number;
  cls: number;
  inp: number;
}

declare global {
  interface Window {
    pageVitals: Vitals;
  }
}

/** Fields of performance entries missing from TypeScript's library. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

/**
 * Runs in the page before its own scripts and keeps `window.pageVitals` current, by the web.dev definitions: shifts count in
 * windows of at most five seconds with gaps under one, and not right after input; the slowest interaction is the page's.
 */
export function watchVitals(): void {
  const vitals: Vitals = { lcp: 0, cls: 0, inp: 0 };
  window.pageVitals = vitals;
  const watch = (type: string, see: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(see));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  let first = 0;
  let last = 0;
  let sum = 0;
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - last < 1000 && startTime - first < 5000;
    if (!goesOn) first = startTime;
    sum = goesOn ? sum + value : value;
    last = startTime;
    vitals.cls = Math.max(vitals.cls, sum);
  });
  watch('event', ({ duration, interactionId }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
  });
}

/** Waits until the page has painted the interaction's result and is idle. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
  );
