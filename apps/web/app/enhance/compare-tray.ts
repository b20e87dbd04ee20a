import { addressOf, type ComparedItem } from '../lib/device/kept.ts';

export interface CompareTray {
  show: (items: readonly ComparedItem[]) => void;
  /** Announces what happened: the page's text of that name, with `%` replaced by the item; `instead` is offered after it. */
  say: (text: string, name?: string, instead?: () => void) => void;
}

/** The compare tray at the bottom, with the selected items; null on pages without one. `remove` removes an item. */
export function compareTray(remove: (item: ComparedItem) => void): CompareTray | null {
  const tray = document.getElementById('compare-tray');
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-tray="${name}"]`);
  const [items, count, said, spoken] = (['items', 'count', 'said', 'spoken'] as const).map((name) => part(name));
  const go = part('go');
  const instead = part('instead');
  if (!tray || !items || !count || !said || !spoken || !(go instanceof HTMLAnchorElement) || !instead) return null;
  const words = tray.dataset;
  const path = go.pathname;
  let present: readonly ComparedItem[] = [];
  let onInstead: (() => void) | undefined;

  const chip = (item: ComparedItem) => {
    const name = document.createElement('span');
    name.textContent = item.name;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '×';
    button.setAttribute(
      'aria-label',
      (words['remove'] ?? '').replace('%', () => item.name),
    );
    button.addEventListener('click', () => {
      remove(item);
      (items.querySelector('button') ?? document.getElementById('main'))?.focus({ preventScroll: true });
    });
    const element = document.createElement('li');
    element.append(name, button);
    return element;
  };
  // Cards are far from the end of the page: keyboard users reach the tray from the top.
  const skip = document.createElement('a');
  skip.className = 'skip-link';
  skip.href = '#compare-tray';
  skip.textContent = words['skip'] ?? '';
  document.querySelector('.skip-link')?.after(skip);

  const silence = () => {
    said.hidden = true;
    instead.hidden = true;
  };
  part('clear')?.addEventListener('click', () => {
    for (const item of present) remove(item);
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  instead.addEventListener('click', () => {
    onInstead?.();
    silence();
    go.focus();
  });

  return {
    show(chosen) {
      present = chosen;
      tray.hidden = chosen.length === 0;
      skip.hidden = tray.hidden;
      count.textContent = (JSON.parse(words['counts'] ?? '[]') as string[])[chosen.length - 1] ?? '';
      go.href = addressOf(path, chosen);
      items.replaceChildren(...chosen.map(chip));
      silence();
    },
    say(text, name = '', other) {
      const sentence = (words[text.replace(/-(.)/, (_dash, letter: string) => letter.toUpperCase())] ?? '').replace(
        '%',
        () => name,
      );
      spoken.textContent = `${sentence} ${count.textContent}`;
      const refused = text !== 'added' && text !== 'removed';
      said.hidden = !refused;
      said.textContent = sentence;
      onInstead = other;
      instead.hidden = !text.startsWith('mixed');
      if (refused) tray.hidden = false;
    },
  };
}
