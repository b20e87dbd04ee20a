import type { Page } from '@playwright/test';

/**
 * Runs in the page before its scripts: every response waits until what is shown meanwhile has been painted. Otherwise a fast machine
 * skips loading states, and a slow one paints them and finds that they have another size.
 */
export function paintBeforeResponses(): void {
  const original = window.fetch;
  window.fetch = async (...asked) => {
    const response = await original(...asked);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return response;
  };
}

interface LayoutShift {
  total: number;
  /** What moved, by tag and class. */
  moved: string[];
}

/** How much of the page moved since it was loaded, without what followed an input. */
export const layoutShift = (page: Page): Promise<LayoutShift> =>
  page.evaluate(
    () =>
      new Promise<LayoutShift>((done) => {
        // Not in TypeScript's types.
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        const nameOf = ({ node }: Shift['sources'][number]) => `${node?.nodeName ?? 'gone'} ${node?.className ?? ''}`;
        const shifts: Shift[] = [];
        const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive with the next frame; without any, nothing arrives.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            shifts.push(...(observer.takeRecords() as Shift[]));
            observer.disconnect();
            const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
            done({
              total: own.reduce((sum, { value }) => sum + value, 0),
              moved: [...new Set(own.flatMap(({ sources }) => sources.map(nameOf)))],
            });
          }),
        );
      }),
  );
