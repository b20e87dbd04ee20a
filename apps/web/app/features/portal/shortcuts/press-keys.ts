import type { Shortcut } from './registry.ts';

/** How long the second key may take. */
const WAIT_MS = 1500;
/** Where letters are text, or belong to a list box or a menu. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

/** Listens to the keys of shortcuts; `here` gives those of the present page. `html[data-keys]` says so. Returns how to stop. */
export function pressKeys(here: () => readonly Shortcut[]): () => void {
  let first: string | null = null;
  let forget: ReturnType<typeof setTimeout> | undefined;
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // Shift alone is no key: a question mark needs it.
    if (key.length !== 1 || (target instanceof Element && target.closest(TYPING))) return;
    if (document.querySelector('dialog[open]')) return;
    const pressed = first ? [first, key] : [key];
    const all = here().filter(({ run }) => run);
    const found = all.find(({ keys }) => keys.join(' ') === pressed.join(' '));
    clearTimeout(forget);
    first = null;
    if (found) {
      event.preventDefault();
      found.run?.();
    } else if (all.some(({ keys }) => keys.length > 1 && keys[0] === key)) {
      first = key;
      forget = setTimeout(() => (first = null), WAIT_MS);
    }
  };
  document.addEventListener('keydown', onKey);
  document.documentElement.dataset['keys'] = 'on';
  return () => {
    clearTimeout(forget);
    document.removeEventListener('keydown', onKey);
    delete document.documentElement.dataset['keys'];
  };
}
