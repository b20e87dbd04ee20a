// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readUnfinished, UNFINISHED_KEY, writeUnfinished } from '../../lib/device/unfinished.ts';
import { enhance } from '../resume-start.ts';

const ADDRESS = '/es/get-started?who=patient&goal=repair&step=area';
const store = () => localStorage;

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  const found = document.body.firstElementChild;
  if (!(found instanceof HTMLElement)) throw new Error('no element');
  return found;
}
const offer = () =>
  element('<div hidden><a data-part="continue" href="/get-started"></a><button data-part="forget"></button></div>');

beforeEach(() => localStorage.clear());

describe('unfinished questionnaires', () => {
  it('are saved on this device and offered on the first page', () => {
    enhance(element(`<p data-address="${ADDRESS.replaceAll('&', '&amp;')}"></p>`));
    const box = offer();
    enhance(box);
    expect(box.hidden).toBe(false);
    expect(box.querySelector('a')?.getAttribute('href')).toBe(ADDRESS);
  });

  it('are not offered when there are none', () => {
    const box = offer();
    enhance(box);
    expect(box.hidden).toBe(true);
  });

  it('are deleted on request, and when the plan is finished', () => {
    writeUnfinished(store, ADDRESS, Date.now());
    const box = offer();
    enhance(box);
    box.querySelector('button')?.click();
    expect(box.hidden).toBe(true);
    expect(localStorage.getItem(UNFINISHED_KEY)).toBeNull();
    writeUnfinished(store, ADDRESS, Date.now());
    enhance(element('<div data-finished></div>'));
    expect(localStorage.getItem(UNFINISHED_KEY)).toBeNull();
  });

  it('are deleted after a month', () => {
    writeUnfinished(store, ADDRESS, 0);
    expect(readUnfinished(store, 29 * 24 * 3_600_000)).toBe(ADDRESS);
    expect(readUnfinished(store, 31 * 24 * 3_600_000)).toBeNull();
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/get-started?a=b', 'javascript:alert(1)', '/login?x=1'])(
    'never link elsewhere: %s',
    (address) => {
      writeUnfinished(store, address, 0);
      expect(readUnfinished(store, 0)).toBeNull();
    },
  );
});
