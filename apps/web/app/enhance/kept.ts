import {
  addressOf,
  type ComparedItem,
  holds,
  type Kept,
  KEPT_KEY,
  type KeptKind,
  readKept,
  toggleCompared,
  toggleSaved,
  writeKept,
} from '../lib/device/kept.ts';
import { compareTray } from './compare-tray.ts';

const store = () => localStorage;

/**
 * What this device keeps, on every page: the hearts and “Compare” of cards, the tray, the count in the header (the element
 * itself) and its address, in all tabs. Cards that come later are found as they come.
 */
export function enhance(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const path = link.pathname;
  const tray = compareTray((item) => change(toggleCompared(readKept(store), item).kept));

  const show = () => {
    const kept = readKept(store);
    showButtons(kept);
    showLink(link, path, kept);
    tray?.show(kept.compared);
  };
  const change = (kept: Kept) => {
    if (writeKept(store, kept)) show();
    else tray?.say('lost');
  };
  const press = (button: HTMLElement) => {
    const item = itemOf(button);
    const kept = readKept(store);
    if (button.dataset['keep'] === 'saved') return change(toggleSaved(kept, item));
    const { kept: changed, refused } = toggleCompared(kept, item);
    if (!refused) {
      change(changed);
      return tray?.say(holds(changed.compared, item) ? 'added' : 'removed', item.name);
    }
    tray?.say(refused === 'full' ? 'full' : `mixed-${item.target_type}`, item.name, () =>
      change({ ...kept, compared: [item] }),
    );
  };
  document.body.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-keep]');
    if (button) return press(button);
    // A link of the comparison that adds or drops a column: the tray is to hold the same.
    const column = target.closest<HTMLElement>('[data-column]');
    if (column && holds(readKept(store).compared, itemOf(column)) === (column.dataset['column'] === 'drop'))
      writeKept(store, toggleCompared(readKept(store), itemOf(column)).kept);
    if (target.closest('[data-kept-clear]')) {
      change({ ...readKept(store), saved: [] });
      location.assign(path);
    }
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === KEPT_KEY || key === null) show();
  });
  // Back from another page the browser may show this one as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  const main = document.querySelector('main');
  if (main) new MutationObserver(() => showButtons(readKept(store))).observe(main, { childList: true, subtree: true });

  const saved = document.querySelector<HTMLElement>('[data-saved-here]');
  const address = addressOf(path, readKept(store).saved);
  // The page of saved things was asked for without saying which: this device knows.
  if (saved && location.search === '' && address !== path) return location.replace(address);
  document.documentElement.classList.add('keep-ready');
  show();
}

const itemOf = ({ dataset }: HTMLElement): ComparedItem => ({
  target_type: (dataset['kind'] ?? '') as KeptKind,
  target_id: dataset['id'] ?? '',
  saved_at: new Date().toISOString(),
  name: dataset['name'] ?? '',
});

function showButtons(kept: Kept): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const list = button.dataset['keep'] === 'saved' ? kept.saved : kept.compared;
    button.setAttribute('aria-pressed', String(holds(list, itemOf(button))));
  }
}

function showLink(link: HTMLAnchorElement, path: string, { saved }: Kept): void {
  const count = link.querySelector<HTMLElement>('[data-part="count"]');
  const { label = '', counted = '' } = link.dataset;
  link.href = addressOf(path, saved);
  link.setAttribute('aria-label', saved.length > 0 ? counted.replace('%', String(saved.length)) : label);
  if (!count) return;
  count.hidden = saved.length === 0;
  count.textContent = String(saved.length);
}
