import { forgetUnfinished, readUnfinished, writeUnfinished } from '../lib/device/unfinished.ts';

const store = () => localStorage;

/**
 * Remembers the progress in `/get-started`: an open question is saved (`data-address`), a finished plan (`data-finished`) deletes
 * it, and the first page offers to continue or start over.
 */
export function enhance(element: HTMLElement): void {
  const { address, finished } = element.dataset;
  if (finished !== undefined) return forgetUnfinished(store);
  if (address) return writeUnfinished(store, address, Date.now());
  const kept = readUnfinished(store, Date.now());
  const link = element.querySelector<HTMLAnchorElement>('[data-part="continue"]');
  if (!kept || !link) return;
  link.href = kept;
  element.hidden = false;
  element.querySelector('[data-part="forget"]')?.addEventListener('click', () => {
    forgetUnfinished(store);
    element.hidden = true;
    document.querySelector<HTMLElement>('main .start-option')?.focus();
  });
}
