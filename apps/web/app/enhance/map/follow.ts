import { mapAddresses, VIEW } from '../../features/packages/map/addresses.ts';
import { areaText } from '../../features/packages/map/area.ts';
import { type LiveMap, frameOfBox, partOf } from './live-map.ts';
import { readDocument } from '../../lib/api/read-document.ts';
import { swapList } from './list-swap.ts';

/** Delay in milliseconds between a movement and the list request. */
const PAUSE = 350;

const withoutHash = (address: string) => address.split('#', 1)[0] ?? address;

/** Keeps list and URL in sync with the map: lists what is in view, immediately or after a click on “Search this area”. */
export class Follower {
  readonly #panel: HTMLElement;
  readonly #map: LiveMap;
  readonly #box: HTMLInputElement | null;
  readonly #link: HTMLElement;
  readonly #status: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = new AbortController();
  #shown = location.search;

  constructor(panel: HTMLElement, map: LiveMap) {
    this.#panel = panel;
    this.#map = map;
    const label = partOf(panel, 'follow');
    this.#box = label.querySelector('input');
    this.#link = partOf(panel, 'search-here');
    this.#status = partOf(panel, 'status');
    label.hidden = false;
    if (this.#box) this.#box.checked = !savesData();
    this.#box?.addEventListener('change', () => {
      if (this.#box?.checked && !this.#link.hidden) void this.search();
    });
    this.#link.addEventListener('click', (event) => {
      event.preventDefault();
      void this.search();
    });
    addEventListener('popstate', () => void this.#goBack());
  }

  /** The map shows another area. */
  moved(): void {
    const addresses = mapAddresses(location.pathname, location.search);
    this.#link.setAttribute('href', addresses.searchIn(this.#map.area));
    clearTimeout(this.#timer);
    if (this.#box?.checked) {
      this.#timer = setTimeout(() => void this.search(), PAUSE);
      return;
    }
    this.#link.hidden = false;
    const query = new URLSearchParams(location.search);
    query.set(VIEW, areaText(this.#map.area));
    history.replaceState(null, '', `?${query}${location.hash}`);
    this.#shown = location.search;
  }

  /** Lists what is in view. */
  async search(): Promise<void> {
    const address = withoutHash(mapAddresses(location.pathname, location.search).searchIn(this.#map.area));
    const isSame = address === location.pathname + location.search;
    const loaded = await this.#load(address);
    if (!loaded) return;
    if (!isSame) history.pushState(null, '', address + location.hash);
    this.#shown = location.search;
    this.#link.hidden = true;
    this.#map.read();
  }

  /** Lists everything again, everywhere. */
  async reset(): Promise<void> {
    const address = withoutHash(mapAddresses(location.pathname, location.search).searchIn(null));
    const isSame = address === location.pathname + location.search;
    const loaded = await this.#load(address);
    if (!loaded) return;
    if (!isSame) history.pushState(null, '', address + location.hash);
    this.#show(loaded);
  }

  /** The browser went back or forward: restores the list and area for the current URL. */
  async #goBack(): Promise<void> {
    if (location.search === this.#shown) return;
    const loaded = await this.#load(location.href);
    if (loaded) this.#show(loaded);
  }

  /** Moves the map to the area that the server shows for the new list. */
  #show(page: Document): void {
    this.#shown = location.search;
    this.#link.hidden = true;
    const ground = page.querySelector('[data-map="ground"]');
    this.#map.read();
    if (ground) this.#map.look(frameOfBox(ground));
  }

  /** Another list to replace the current one; undefined if loading failed, which the page says. */
  async #load(address: string): Promise<Document | undefined> {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const results = document.querySelector('[data-map-part="results"]');
    results?.setAttribute('aria-busy', 'true');
    try {
      const page = await readDocument(address, 'text/html', signal);
      if (signal.aborted) return undefined;
      this.#say(page.querySelector('[data-map-part="results"] [role="status"]')?.textContent ?? '');
      swapList(page);
      results?.removeAttribute('aria-busy');
      return page;
    } catch {
      if (signal.aborted) return undefined;
      results?.removeAttribute('aria-busy');
      this.#fail(address);
      return undefined;
    }
  }

  #say(text: string): void {
    this.#status.classList.remove('is-failed');
    this.#status.textContent = text;
  }

  #fail(address: string): void {
    const { failed = '', retry = '' } = this.#panel.dataset;
    const link = document.createElement('a');
    link.href = address + location.hash;
    link.textContent = retry;
    this.#status.classList.add('is-failed');
    this.#status.replaceChildren(`${failed} `, link);
  }
}

/** Whether the visitor saves data: then nothing is loaded without a click. */
const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);
