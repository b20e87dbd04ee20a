import {
  readRecent,
  type Recent,
  type RecentSearch,
  withoutSearch,
  withSearch,
  writeRecent,
} from '../lib/device/recent-searches.ts';

const store = () => localStorage;

/**
 * This device's recent searches, below the empty search field while it has focus, with open, remove, clear and turn off; the
 * texts come from the page.
 */
export function enhance(box: HTMLElement): void {
  const form = box.closest('form');
  const field = form?.querySelector<HTMLInputElement>('input[type="search"]');
  const country = form?.querySelector('select');
  const part = (name: string) => box.querySelector<HTMLElement>(`[data-recent="${name}"]`);
  const list = part('list');
  if (!form || !field || !list) return;

  const close = () => {
    box.hidden = true;
  };
  const keep = (recent: Recent) => {
    writeRecent(store, recent);
    show();
  };
  const show = () => {
    const recent = readRecent(store);
    list.replaceChildren(...recent.searches.map(item));
    for (const name of ['clear', 'off']) part(name)?.toggleAttribute('hidden', recent.off);
    part('on')?.toggleAttribute('hidden', !recent.off);
    part('paused')?.toggleAttribute('hidden', !recent.off);
    box.hidden = field.value.trim() !== '' || (recent.searches.length === 0 && !recent.off);
  };
  const item = (search: RecentSearch) => {
    const place = country?.querySelector(`option[value="${search.country}"]`)?.textContent;
    const link = document.createElement('a');
    const query = new URLSearchParams({ q: search.q, ...(search.country ? { country: search.country } : {}) });
    link.href = `${form.action}?${query}`;
    link.textContent = search.country && place ? `${search.q} · ${place}` : search.q;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '×';
    button.setAttribute(
      'aria-label',
      (box.dataset['remove'] ?? '').replace('%', () => search.q),
    );
    button.addEventListener('click', () => {
      field.focus();
      keep(withoutSearch(readRecent(store), search));
    });
    const element = document.createElement('li');
    element.append(link, button);
    return element;
  };

  form.addEventListener('submit', () => {
    if (new URL(form.action).pathname.endsWith('/find-care'))
      writeRecent(store, withSearch(readRecent(store), { q: field.value, country: country?.value ?? '' }));
  });
  field.addEventListener('focus', show);
  field.addEventListener('input', show);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && (box.contains(relatedTarget) || relatedTarget === field))) close();
  });
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    field.focus();
    close();
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  part('clear')?.addEventListener('click', () => {
    field.focus();
    keep({ off: false, searches: [] });
  });
  part('off')?.addEventListener('click', () => {
    keep({ off: true, searches: [] });
    part('on')?.focus();
  });
  part('on')?.addEventListener('click', () => {
    field.focus();
    keep({ off: false, searches: [] });
  });
}
