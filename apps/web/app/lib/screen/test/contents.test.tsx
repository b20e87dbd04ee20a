// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../session/testing/mount.tsx';
import { Contents } from '../contents.tsx';

/** What observers were told to watch, and how to tell them what is in view. */
const observed = new Map<Element, IntersectionObserverCallback>();
class FakeObserver {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe = (element: Element) => void observed.set(element, this.#tell);
  disconnect = () => observed.clear();
}

const show = (element: Element | null, isIntersecting = true) =>
  act(async () => {
    if (!element) return;
    const entry = { target: element, isIntersecting } as unknown as IntersectionObserverEntry;
    observed.get(element)?.([entry], null as unknown as IntersectionObserver);
  });
const part = (id: string) => document.querySelector(`[data-part="${id}"]`);
const current = () => [...document.querySelectorAll('[aria-current="location"]')].map((one) => one.textContent);

let leave: () => Promise<void> = async () => undefined;
beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const parts = ['logo', 'team', 'plan'].map((id) => ({ id, label: id, content: <h2 id={id}>{id}</h2> }));
  leave = await mount(<Contents label="Parts" parts={parts} />);
});
afterEach(async () => {
  await leave();
  location.hash = '';
  vi.unstubAllGlobals();
});

describe('contents of a long screen', () => {
  it('link to every part, and mark the one being read', async () => {
    expect([...document.querySelectorAll('nav a')].map((one) => one.getAttribute('href'))).toEqual([
      '#logo',
      '#team',
      '#plan',
    ]);
    expect(current()).toEqual(['logo']);
    await show(part('team'));
    expect(current()).toEqual(['team']);
  });

  it('mark the last part, or the one linked to, at the end of the page', async () => {
    await show(part('team'));
    await show(document.querySelector('[data-end]'));
    expect(current()).toEqual(['plan']);
    await show(document.querySelector('[data-end]'), false);
    expect(current()).toEqual(['team']);
  });

  it('stay at the beginning on a page without scrolling', async () => {
    await show(document.querySelector('[data-end]'));
    expect(current()).toEqual(['logo']);
  });
});
