// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enhance } from '../packages-map.ts';

const place = (id: string, x: number, y: number) => ({
  ids: [id],
  x,
  y,
  amount: 100,
  price: '100',
  fullPrice: 'US$ 100',
  name: `Package ${id}`,
});
const FAR = [place('a', 300, 400), place('b', 480, 400)];
const NEAR = [place('a', 300, 400), place('b', 306, 400)];
const SAME = [place('a', 300, 400), place('b', 300.1, 400)];

const control = (act: string) => `<a href="/packages-airbnb?view=1,1,2,2#map" data-act="${act}">${act}</a>`;
const page = (places: object[], { count = '2 packages', viewBox = '200 300 400 500' } = {}) => `
  <div data-map-part="results"><p role="status">${count}</p></div>
  <section id="list"><ol><li data-package="a"><a id="card-a" href="/a">A</a></li><li data-package="b">B</li></ol></section>
  <section id="map" data-failed="It failed." data-retry="Try again">
    <div data-map="box" data-label="Map">
      <div data-map="stage">
        <svg data-map="ground" viewBox="${viewBox}"><g></g></svg>
        <div data-map="dots"></div>
        <div data-map="marks" data-places='${JSON.stringify(places)}' data-chosen="" data-cluster="{count} from {price}"></div>
      </div>
    </div>
    <label data-map="follow" hidden><input type="checkbox"></label>
    <a data-map="search-here" href="/" hidden>Search this area</a>
    ${['closer', 'farther', 'east', 'reset'].map(control).join('')}
    <p data-map="status"></p>
    <section data-map="chosen" hidden>${control('close')}
      <ul><li data-package="a" hidden><a href="/a">A</a></li><li data-package="b" hidden><a href="/b">B</a></li></ul>
    </section>
  </section>`;

const $ = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const marks = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-map="marks"] a')];
const labels = () => marks().map((mark) => mark.getAttribute('aria-label'));
const viewBox = () => ($('[data-map="ground"]').getAttribute('viewBox') ?? '').split(' ').map(Number);
const press = (key: string) =>
  $('[data-map="box"]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const follow = (isOn: boolean) => {
  const box = $('[data-map="follow"] input') as HTMLInputElement;
  box.checked = isOn;
};

let answer: () => Promise<Response>;

function open(places: object[]): void {
  document.body.innerHTML = page(places);
  enhance($('#map'));
  follow(false);
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/packages-airbnb?country=CO');
  answer = async () => new Response(page([place('c', 320, 420)], { count: '1 package' }));
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => answer()),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

const settle = () => vi.advanceTimersByTimeAsync(1000);

describe('the live map', () => {
  it('moves the same way by arrow keys and links', () => {
    open(FAR);
    const [x = 0] = viewBox();
    press('ArrowRight');
    expect(viewBox()[0]).toBeGreaterThan(x);
    $('[data-act="east"]').click();
    expect(viewBox()[0]).toBeGreaterThan(x + 200);
    press('+');
    expect(viewBox()[2]).toBeLessThan(400);
  });

  it('draws a number where prices would overlap, and zooms in when it is clicked', () => {
    open(NEAR);
    expect(labels()).toEqual(['2 from US$ 100']);
    marks()[0]?.click();
    expect(labels()).toEqual(['Package a', 'Package b']);
  });

  it("opens a price's card, moves focus there, and returns it", () => {
    open(FAR);
    const [first] = marks();
    first?.focus();
    first?.click();
    expect($('[data-map="chosen"]').hidden).toBe(false);
    expect($('[data-map="chosen"] li[data-package="b"]').hidden).toBe(true);
    expect(document.activeElement).toBe($('[data-map="chosen"] li[data-package="a"] a'));
    expect(location.search).toBe('?country=CO&pin=a');
    $('[data-map="chosen"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect($('[data-map="chosen"]').hidden).toBe(true);
    expect(document.activeElement).toBe(marks()[0]);
    expect(location.search).toBe('?country=CO');
  });

  it('opens all cards of clinics that cannot be separated by zooming', () => {
    open(SAME);
    marks()[0]?.click();
    expect(document.querySelectorAll('[data-map="chosen"] li:not([hidden])')).toHaveLength(2);
  });

  it('highlights a card and its price together', () => {
    open(FAR);
    $('#card-a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(marks().map((mark) => mark.classList.contains('is-lit'))).toEqual([true, false]);
    marks()[1]?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(marks().map((mark) => mark.classList.contains('is-lit'))).toEqual([false, false]);
    expect($('#list [data-package="b"]').classList.contains('is-lit')).toBe(true);
  });
});

describe('the list beside a moving map', () => {
  it('stays, with a link to search the visible area, unless it follows the map', async () => {
    open(FAR);
    press('ArrowRight');
    await settle();
    expect(fetch).not.toHaveBeenCalled();
    const link = $('[data-map="search-here"]');
    expect(link.hidden).toBe(false);
    expect(link.getAttribute('href')).toMatch(/^\/packages-airbnb\?country=CO&bbox=[^#]+#map$/);
    expect(location.search).toMatch(/^\?country=CO&view=/);
  });

  it('follows the map when turned on: one call for many steps, its count announced, the area in the URL', async () => {
    open(FAR);
    follow(true);
    press('ArrowRight');
    press('ArrowRight');
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect($('[data-map-part="results"]').textContent).toBe('1 package');
    expect($('[data-map="status"]').textContent).toBe('1 package');
    expect(labels()).toEqual(['Package c']);
    expect(location.search).toMatch(/^\?country=CO&bbox=/);
  });

  it('stays unchanged after a network error, says so and offers to try again', async () => {
    answer = () => Promise.reject(new TypeError('no line'));
    open(FAR);
    follow(true);
    press('ArrowRight');
    await settle();
    expect($('[data-map-part="results"]').textContent).toBe('2 packages');
    expect($('[data-map="status"]').textContent).toBe('It failed. Try again');
    expect($('[data-map="status"] a').getAttribute('href')).toContain('bbox=');
    expect(location.search).toBe('?country=CO');
  });

  it('is complete again after a reset', async () => {
    history.replaceState(null, '', '/packages-airbnb?bbox=-76,5,-75,7');
    answer = async () => new Response(page(FAR, { viewBox: '100 200 600 750' }));
    open(NEAR);
    $('[data-act="reset"]').click();
    await settle();
    expect(location.search).toBe('');
    expect(viewBox()).toEqual([100, 200, 600, 750]);
    expect(labels()).toEqual(['Package a', 'Package b']);
  });

  it('notifies other enhancements of new content', async () => {
    const told = vi.fn<(event: Event) => void>();
    open(FAR);
    document.addEventListener('travesia:content', told, { once: true });
    follow(true);
    press('ArrowRight');
    await settle();
    expect(told).toHaveBeenCalled();
  });
});
