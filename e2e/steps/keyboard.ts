import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than there are before anything on our pages. */
const MOST_STOPS = 250;
/** Number of Tab presses in flight: waiting for each costs a painted frame and two responses. */
const PRESSES = 10;

declare global {
  interface Window {
    stopHere: AbortController;
  }
}

/** From here on a Tab in flight has no effect. */
const holdFocus = (element: Element): void => {
  window.stopHere = new AbortController();
  const hold = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || document.activeElement !== element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hold, { capture: true, signal: window.stopHere.signal });
};

/** Stops blocking Tab and returns whether the focus is here. */
const releaseFocus = (element: Element): boolean => {
  window.stopHere.abort();
  return element === document.activeElement;
};

/** Waits until the page listens to its shortcuts, a moment after it shows. */
export const listensToKeys = (page: Page): Promise<void> => expect(page.locator('html[data-keys="on"]')).toHaveCount(1);

/** Presses the two keys of a shortcut that opens a page, once the page listens to them. */
export async function goByKeys(page: Page, letter: string): Promise<void> {
  await listensToKeys(page);
  await page.keyboard.press('g');
  await page.keyboard.press(letter);
}

/** Stops from the focus to the element, negative if it is behind: about as many presses of Tab, or of Shift and Tab. */
export const stopsTo = (element: Locator): Promise<number> =>
  element.evaluate((target) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter(
      (stop) => !stop.matches(':disabled, [tabindex="-1"]') && stop.checkVisibility({ visibilityProperty: true }),
    );
    return stops.indexOf(target as HTMLElement) - stops.indexOf(document.activeElement as HTMLElement);
  });

/** Presses Tab until the element has focus, or Shift and Tab with `back`. */
export async function tabTo(page: Page, element: Locator, { back = false } = {}): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += PRESSES) {
    await element.evaluate(holdFocus);
    await Promise.all(Array.from({ length: PRESSES }, () => page.keyboard.press(back ? 'Shift+Tab' : 'Tab')));
    if (await element.evaluate(releaseFocus)) return;
  }
  await expect(element, `not reached by ${MOST_STOPS} presses of Tab`).toBeFocused();
}
