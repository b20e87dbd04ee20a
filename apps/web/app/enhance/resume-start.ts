import { forgetUnfinished, readUnfinished, writeUnfinished } from '../lib/device/unfinished.ts';

const store = () => localStorage;

/**
 * Remembers where somebody is in the questions of `/get-started`: an open question is kept (`data-address`), a finished plan
 * (`data-finished`) forgets it, and the first page offers to go on or to start again.
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
    document.querySelector<HTMLElement>('main input')?.focus();
  });
}
