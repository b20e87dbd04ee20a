// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { SearchBox } from '../../features/search/public/ui/search-box.tsx';
import { enhance } from '../recent-searches.ts';

const $ = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const field = () => $('input[name="q"]') as HTMLInputElement;
const box = () => $('.recent');
const words = () => [...document.querySelectorAll('.recent-list a')].map((link) => link.textContent);
const button = (name: string) => $(`[data-recent="${name}"]`);

function searchFor(q: string, country = ''): void {
  field().value = q;
  ($('select') as HTMLSelectElement).value = country;
  const form = $('form');
  form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
  field().value = '';
  field().blur();
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = renderToStaticMarkup(
    createElement(SearchBox, { countries: [{ code: 'CO', name: 'Colombia' }] }),
  );
  enhance(box());
});

describe('recent searches below the search field', () => {
  it('appear when the empty field gets focus, and link to the search', () => {
    searchFor('implante Medellín');
    searchFor('knee & hip', 'CO');
    expect(box().hidden).toBe(true);
    field().focus();
    expect(box().hidden).toBe(false);
    expect(words()).toEqual(['knee & hip · Colombia', 'implante Medellín']);
    expect($('.recent-list a').getAttribute('href')).toMatch(/\/find-care\?q=knee\+%26\+hip&country=CO$/);
  });

  it('are hidden while typing, and close on Escape', () => {
    searchFor('knee');
    field().focus();
    field().value = 'h';
    field().dispatchEvent(new Event('input'));
    expect(box().hidden).toBe(true);
    field().value = '';
    field().dispatchEvent(new Event('input'));
    expect(box().hidden).toBe(false);
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(box().hidden).toBe(true);
  });

  it('can be removed one by one and all at once', () => {
    searchFor('knee');
    searchFor('hip');
    field().focus();
    $('.recent-list button').click();
    expect(words()).toEqual(['knee']);
    expect(document.activeElement).toBe(field());
    button('clear').click();
    expect(box().hidden).toBe(true);
  });

  it('can be turned off, which deletes them, and on again', () => {
    searchFor('knee');
    field().focus();
    button('off').click();
    expect(words()).toEqual([]);
    expect(button('paused').hidden).toBe(false);
    searchFor('hip');
    field().focus();
    expect(words()).toEqual([]);
    button('on').click();
    searchFor('hip');
    field().focus();
    expect(words()).toEqual(['hip']);
  });

  it('do not include searches for mental health', () => {
    searchFor('depresión');
    field().focus();
    expect(box().hidden).toBe(true);
  });
});
