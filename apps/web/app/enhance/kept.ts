import {
  addressOf,
  type ComparedItem,
  holds,
  type Kept,
  KEPT_KEY,
  type KeptItem,
  type KeptKind,
  readKept,
  toggleCompared,
  toggleSaved,
  writeKept,
} from '../lib/device/kept.ts';
import { onTokens, readTokens } from '../lib/session/tokens.ts';
import { compareTray } from './compare-tray.ts';
import { AccountHearts } from './session/account-hearts.ts';
import { showPassing } from './session/show-passing.ts';

const store = () => localStorage;

/**
 * What this device saves, on every page: hearts and “Compare” on cards, the tray, the header count (the element itself) and its
 * URL, in all tabs. Cards added later are found as they appear. For signed-in users the hearts belong to the account; comparisons
 * stay on the device.
 */
export function enhance(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const path = link.pathname;
  const tray = compareTray((item) => change(toggleCompared(readKept(store), item).kept));

  let account: AccountHearts | null = null;

  const show = () => {
    const kept = readKept(store);
    showButtons(shown(kept, account));
    if (account) showLink(link, link.dataset['account'] ?? path, account.count);
    else showLink(link, addressOf(path, kept.saved), kept.saved.length);
    tray?.show(kept.compared);
  };
  /** Follows sign-in and sign-out on this device. */
  const follow = () => {
    const isSignedIn = readTokens() !== null;
    if (isSignedIn === (account !== null)) return;
    account = isSignedIn ? new AccountHearts({ changed: show, failed: notTaken, moved: sayMoved }) : null;
    show();
    void account?.begin(heartsOf(document));
  };
  // The session may have ended during the action: then the device saves it, as for any signed-out visitor.
  const notTaken = (item: KeptItem, saved: boolean) => {
    const kept = readKept(store);
    if (!readTokens() && saved && !holds(kept.saved, item)) change(toggleSaved(kept, { ...item, name: '' }));
    else tray?.say('unsaved');
  };
  const sayMoved = (count: number) => {
    const { one = '', many = '' } = { one: link.dataset['movedOne'], many: link.dataset['movedMany'] };
    showPassing(count === 1 ? one : many.replace('%', String(count)));
  };
  const change = (kept: Kept) => {
    if (writeKept(store, kept)) show();
    else tray?.say('lost');
  };
  const press = (button: HTMLElement) => {
    const item = itemOf(button);
    const kept = readKept(store);
    if (button.dataset['keep'] === 'saved')
      return account ? account.toggle(withoutName(item)) : change(toggleSaved(kept, item));
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
    // A comparison link that adds or removes a column: the tray must match.
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
  onTokens(follow);
  // After going back, the browser may show this page as it was when it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    follow();
    show();
  });
  const main = document.querySelector('main');
  const moreCame = () => {
    showButtons(shown(readKept(store), account));
    void account?.look(heartsOf(document));
  };
  if (main) new MutationObserver(moreCame).observe(main, { childList: true, subtree: true });

  const saved = document.querySelector<HTMLElement>('[data-saved-here]');
  const address = readTokens() ? (link.dataset['account'] ?? path) : addressOf(path, readKept(store).saved);
  // The saved page was requested without ids: this device knows them.
  if (saved && location.search === '' && address !== path) return location.replace(address);
  document.documentElement.classList.add('keep-ready');
  show();
  follow();
}

const itemOf = ({ dataset }: HTMLElement): ComparedItem => ({
  target_type: (dataset['kind'] ?? '') as KeptKind,
  target_id: dataset['id'] ?? '',
  saved_at: new Date().toISOString(),
  name: dataset['name'] ?? '',
});

const withoutName = ({ name: _name, ...item }: ComparedItem): KeptItem => item;

/** Which items are saved and compared on this page: hearts come from the account while a user is signed in. */
const shown = (kept: Kept, account: AccountHearts | null): Shown => ({
  saved: account ? [...account.saved(), ...kept.saved] : kept.saved,
  compared: kept.compared,
});

type Named = Pick<KeptItem, 'target_type' | 'target_id'>;
type Shown = Readonly<Record<'saved' | 'compared', readonly Named[]>>;

const heartsOf = (part: ParentNode): Named[] =>
  [...part.querySelectorAll<HTMLElement>('[data-keep="saved"]')].map(itemOf);

function showButtons(lists: Shown): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const list = button.dataset['keep'] === 'saved' ? lists.saved : lists.compared;
    button.setAttribute('aria-pressed', String(holds(list, itemOf(button))));
  }
}

function showLink(link: HTMLAnchorElement, address: string, saved: number): void {
  const count = link.querySelector<HTMLElement>('[data-part="count"]');
  const { label = '', counted = '' } = link.dataset;
  link.href = address;
  link.setAttribute('aria-label', saved > 0 ? counted.replace('%', String(saved)) : label);
  if (!count) return;
  count.hidden = saved === 0;
  count.textContent = String(saved);
}
