import { forgetTrips, listTrips } from '../../lib/offline/kept-trips.ts';
import { localTime } from './local-time.ts';

/** Lists the pages saved on this device, newest first, and deletes them all on request. */
export function enhance(element: HTMLElement): void {
  const wanted = location.pathname.endsWith('/offline') ? undefined : location.pathname;
  if (wanted) document.querySelector('[data-unreachable]')?.removeAttribute('hidden');
  if ('caches' in window) void show(element);
}

async function show(element: HTMLElement): Promise<void> {
  const { none = '', removed = '', kept = '' } = element.dataset;
  const status = element.querySelector('[role="status"]');
  const list = element.querySelector('ul');
  const button = element.querySelector('button');
  if (!status || !list || !button) return;
  // The language of this page; a trip is in the one it was kept in.
  const prefix = /^\/(?:es|pt)(?=\/)/.exec(location.pathname)?.[0] ?? '';
  const trips = (await listTrips()).map(({ path, ...trip }) => ({ ...trip, address: prefix + path }));
  const pages = [...trips, ...(await readPages())];
  list.replaceChildren(...pages.map((page) => itemOf(page, kept)));
  list.hidden = button.hidden = pages.length === 0;
  status.textContent = pages.length === 0 ? none : '';
  button.addEventListener(
    'click',
    () =>
      void Promise.all([forgetTrips(), ...['pages', 'art'].map((name) => caches.delete(name))]).then(() => {
        list.hidden = button.hidden = true;
        status.textContent = removed;
      }),
    { once: true },
  );
}

interface KeptPage {
  address: string;
  title: string;
  savedAt: string;
}

async function readPages(): Promise<KeptPage[]> {
  const cache = await caches.open('pages');
  const pages: KeptPage[] = [];
  for (const { url } of await cache.keys()) {
    const answer = await cache.match(url);
    const savedAt = answer?.headers.get('x-saved-at');
    if (!answer || !savedAt) continue;
    const { title } = new DOMParser().parseFromString(await answer.text(), 'text/html');
    pages.push({ address: url, title: title || url, savedAt });
  }
  return pages.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

function itemOf({ address, title, savedAt }: KeptPage, kept: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = title;
  const time = document.createElement('span');
  time.className = 'small muted';
  time.textContent = ` ${kept.replace('{time}', localTime(savedAt))}`;
  item.append(link, time);
  return item;
}
