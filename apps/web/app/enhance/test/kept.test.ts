// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CompareTray } from '../../features/favorites/public/ui/compare-tray.tsx';
import { KEPT_KEY } from '../../lib/device/kept.ts';
import { KeepButtons } from '../../ui/keep/keep-buttons.tsx';
import { enhance } from '../kept.ts';

const $ = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const buttons = (kind: 'package' | 'provider' | 'treatment', id: string) =>
  renderToStaticMarkup(createElement(KeepButtons, { kind, id, name: `Name of ${id}` }));
const button = (list: 'saved' | 'compared', id: string) => $(`[data-keep="${list}"][data-id="${id}"]`);
const pressed = (list: 'saved' | 'compared', id: string) => button(list, id).getAttribute('aria-pressed');
const link = () => $('.saved-link');
const tray = () => $('#compare-tray');
const said = () => $('[data-tray="spoken"]').textContent;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  // A new body, so that listeners of other tests do not interfere.
  document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML = `<a class="skip-link" href="#main">Skip</a><a class="saved-link" href="/es/saved" data-label="Saved" data-counted="Saved: %"><span data-part="count" hidden></span></a>
    <main id="main" tabindex="-1">${['a', 'b', 'c', 'd', 'e'].map((id) => buttons('package', id)).join('')}${buttons('provider', 'clinic')}${buttons('treatment', 'lasik')}</main>
    ${renderToStaticMarkup(createElement(CompareTray))}`;
  enhance(link());
});

describe('hearts', () => {
  it('are shown with scripts, save and remove, and update the header link', () => {
    expect(document.documentElement.classList.contains('keep-ready')).toBe(true);
    button('saved', 'a').click();
    button('saved', 'lasik').click();
    expect(pressed('saved', 'a')).toBe('true');
    expect(link().getAttribute('href')).toBe('/es/saved?packages=a&treatments=lasik');
    expect(link().getAttribute('aria-label')).toBe('Saved: 2');
    expect($('[data-part="count"]').textContent).toBe('2');
    button('saved', 'a').click();
    button('saved', 'lasik').click();
    expect(pressed('saved', 'a')).toBe('false');
    expect(link().getAttribute('href')).toBe('/es/saved');
    expect($('[data-part="count"]').hidden).toBe(true);
  });

  it('sync with other tabs, and with cards added later', async () => {
    localStorage.setItem(
      KEPT_KEY,
      JSON.stringify({ version: 1, saved: [{ target_type: 'package', target_id: 'b', saved_at: '' }], compared: [] }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: KEPT_KEY }));
    expect(pressed('saved', 'b')).toBe('true');
    $('main').innerHTML = buttons('package', 'b');
    await vi.waitFor(() => expect(pressed('saved', 'b')).toBe('true'));
  });
});

describe('the tray', () => {
  it('is hidden while empty; otherwise counts, names and links to the comparison', () => {
    const skip = $('a[href="#compare-tray"]');
    expect([tray().hidden, skip.hidden]).toEqual([true, true]);
    button('compared', 'a').click();
    button('compared', 'b').click();
    expect(skip.hidden).toBe(false);
    expect(tray().hidden).toBe(false);
    expect($('[data-tray="count"]').textContent).toBe('2 to compare');
    expect($('[data-tray="items"]').textContent).toContain('Name of a');
    expect($('[data-tray="go"]').getAttribute('href')).toBe('/compare?packages=a,b');
    expect(said()).toBe('Name of b was added to the comparison. 2 to compare');
  });

  it('rejects a fifth item and says why', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) button('compared', id).click();
    expect(pressed('compared', 'e')).toBe('false');
    expect(said()).toContain('You can compare up to 4');
    expect($('[data-tray="said"]').hidden).toBe(false);
    expect($('[data-tray="instead"]').hidden).toBe(true);
  });

  it('explains why a clinic cannot be compared with packages, and starts over on request', () => {
    button('compared', 'a').click();
    button('compared', 'clinic').click();
    expect($('[data-tray="said"]').textContent).toContain('You are comparing packages');
    $('[data-tray="instead"]').click();
    expect(pressed('compared', 'a')).toBe('false');
    expect(pressed('compared', 'clinic')).toBe('true');
    expect($('[data-tray="go"]').getAttribute('href')).toBe('/compare?providers=clinic');
    expect($('[data-tray="said"]').hidden).toBe(true);
  });

  it('removes one or all, and moves focus to where reading continues', () => {
    for (const id of ['a', 'b', 'c']) button('compared', id).click();
    $('[data-tray="items"] button').click();
    expect(pressed('compared', 'a')).toBe('false');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Name of b');
    $('[data-tray="clear"]').click();
    expect(tray().hidden).toBe(true);
    expect(document.activeElement).toBe($('main'));
  });

  it('escapes names', () => {
    const name = '<img src=x onerror=alert(1)>';
    button('compared', 'a').dataset['name'] = name;
    button('compared', 'a').click();
    expect($('[data-tray="items"] span').textContent).toBe(name);
    expect(document.querySelector('#compare-tray img')).toBeNull();
  });

  it('matches the columns of the comparison', () => {
    button('compared', 'a').click();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a data-column="drop" data-kind="package" data-id="a">x</a><a data-column="add" data-kind="package" data-id="b" data-name="B">+</a>',
    );
    $('[data-column="drop"]').click();
    $('[data-column="add"]').click();
    const { compared } = JSON.parse(localStorage.getItem(KEPT_KEY) ?? '') as { compared: { target_id: string }[] };
    expect(compared.map(({ target_id: id }) => id)).toEqual(['b']);
  });
});
