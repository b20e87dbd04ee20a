/** Rows of a list, as a table, as cards, as conversations or as events. */
const ROWS = '#main tbody tr, #main .list-cards > li, #main .msg-list > li, #main .feed-list > li';
const SEARCH = '#main input[type="search"], #main input[name="q"]';

const shown = <E extends Element>(elements: Iterable<E>): E[] =>
  [...elements].filter((element) => element.checkVisibility?.() ?? true);

/** The search field of a page; undefined if it has none. */
export const searchField = (): HTMLInputElement | undefined =>
  shown(document.querySelectorAll<HTMLInputElement>(SEARCH))[0];

/** The rows of a page that lead somewhere. */
const rows = (): HTMLElement[] => shown(document.querySelectorAll<HTMLElement>(ROWS)).filter((row) => linkOf(row));

const linkOf = (row: Element): HTMLElement | null => row.querySelector<HTMLElement>('a[href]');
const boxOf = (row: Element): HTMLInputElement | null => row.querySelector<HTMLInputElement>('input[type="checkbox"]');
const present = (): HTMLElement | undefined => rows().find((row) => row.contains(document.activeElement));

export const hasRows = (): boolean => rows().length > 0;
export const hasBoxes = (): boolean => rows().some(boxOf);

/** Focuses the link of the next or previous row, from outside the list of the open one, or the first. */
export function moveRow(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const open = all.find((one) => one.querySelector('a[aria-current]'));
  const row = at < 0 ? (open ?? all[0]) : all[Math.min(Math.max(at + by, 0), all.length - 1)];
  const link = row && linkOf(row);
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}

export const openRow = (): void => {
  const row = present();
  if (row) linkOf(row)?.click();
};

export const selectRow = (): void => {
  const row = present();
  if (row) boxOf(row)?.click();
};

/** Buttons of the page that name their key: `data-shortcut`. */
export const ownKeys = (): { key: string; button: HTMLElement }[] =>
  shown(document.querySelectorAll<HTMLElement>('#main button[data-shortcut]')).map((button) => ({
    key: button.dataset['shortcut'] ?? '',
    button,
  }));
