import { matches } from '../../features/services/mental-health/therapist-match.ts';

/** Session storage key of the preferences: closing the tab or using quick exit deletes them. */
const KEPT = 'therapist-wishes';

/** Shows the therapists that match every preference. Preferences stay in this tab and are never sent. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-traits]')];
  const boxes = [...element.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const status = element.querySelector<HTMLElement>('[data-part="status"]');
  const pattern = status?.dataset['text'] ?? '';

  const apply = () => {
    const wishes = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    let shown = 0;
    for (const card of cards) {
      card.hidden = !matches((card.dataset['traits'] ?? '').split(' '), wishes);
      if (!card.hidden) shown++;
    }
    if (status) status.textContent = pattern.replace('#1', String(shown)).replace('#2', String(cards.length));
    document.querySelector<HTMLElement>('[data-part="no-match"]')?.toggleAttribute('hidden', shown > 0);
    keep(wishes);
  };

  const kept = remembered();
  for (const box of boxes) box.checked = kept.includes(box.value);
  element.hidden = false;
  document.querySelector('[data-part="match-by-hand"]')?.setAttribute('hidden', '');
  element.addEventListener('change', apply);
  element.addEventListener('reset', () => setTimeout(apply));
  element.addEventListener('submit', (event) => event.preventDefault());
  apply();
}

function keep(wishes: readonly string[]): void {
  try {
    if (wishes.length > 0) sessionStorage.setItem(KEPT, wishes.join(' '));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Without storage, preferences last as long as the page.
  }
}

function remembered(): string[] {
  try {
    return (sessionStorage.getItem(KEPT) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}
