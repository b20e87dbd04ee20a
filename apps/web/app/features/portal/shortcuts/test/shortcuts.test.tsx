// @vitest-environment jsdom
import { act, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import type { PortalGroup } from '../../navigation.ts';
import { pageKeys } from '../page-keys.ts';
import { showShortcuts } from '../show-shortcuts.ts';
import Shortcuts from '../shortcuts.tsx';

const item = (path: string) => ({ key: path, path, label: path.split('/').at(-1) ?? '', icon: 'home' as const });
const GROUPS: PortalGroup[] = [
  { key: 'one', items: ['/admin/dashboard', '/admin/providers', '/admin/patients', '/admin/debug'].map(item) },
];

function Where() {
  return <output>{useLocation().pathname}</output>;
}
const at = () => document.querySelector('output')?.textContent;
let unmount: () => Promise<void> = async () => undefined;
/** The navigation is made anew when its badges arrive. */
function Navigation() {
  const [groups, setGroups] = useState(GROUPS);
  return (
    <>
      <button onClick={() => setGroups(GROUPS.map((group) => ({ ...group })))}>Badges</button>
      <Shortcuts personId="me" path="/admin/users" groups={groups} />
    </>
  );
}
const start = async () => {
  unmount = await mount(
    <MemoryRouter initialEntries={['/admin/users']}>
      <Where />
      <Navigation />
    </MemoryRouter>,
  );
};

beforeEach(async () => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = `<main id="main"><input type="search"><table><tbody>
    <tr><td><input type="checkbox"><a href="#one">One</a></td></tr>
    <tr><td><input type="checkbox"><a href="#two">Two</a></td></tr></tbody></table></main>`;
  await start();
});
afterEach(async () => {
  await unmount();
  localStorage.clear();
  vi.useRealTimers();
});

const press = async (
  key: string,
  target: Element = document.activeElement ?? document.body,
  more: KeyboardEventInit = {},
) => {
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
  // The sheet is loaded when it opens.
  await act(() => vi.dynamicImportSettled());
};
const focused = () => document.activeElement?.textContent;
const sheet = () => document.querySelector('dialog');
const search = () => document.querySelector<HTMLInputElement>('[type="search"]') as HTMLInputElement;

describe('letters of pages', () => {
  it('are the expected ones, or the first free one of the path, each once', () => {
    const letters = pageKeys(GROUPS).map(({ letter, path }) => `${letter} ${path}`);
    expect(letters).toEqual(['d /admin/dashboard', 'c /admin/providers', 'p /admin/patients', 'e /admin/debug']);
  });
});

describe('shortcuts', () => {
  it('focus the search of the list, and are text in it', async () => {
    await press('/');
    expect(document.activeElement).toBe(search());
    await press('j');
    expect(document.activeElement).toBe(search());
  });

  it('press the buttons that name a key, and list them', async () => {
    const button = document.createElement('button');
    button.dataset['shortcut'] = 's';
    button.textContent = 'Same facility';
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    document.querySelector('#main')?.append(button);
    await press('s');
    expect(pressed).toHaveBeenCalledOnce();
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    await press('?');
    expect(sheet()?.textContent).toContain('Same facilitys');
  });

  it('move among rows, select them and open them', async () => {
    await press('j');
    await press('j');
    expect(focused()).toBe('Two');
    await press('j');
    expect(focused()).toBe('Two');
    await press('k');
    expect(focused()).toBe('One');
    await press('x');
    expect([...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].map((box) => box.checked)).toEqual([
      true,
      false,
    ]);
    const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.querySelector('a')?.addEventListener('click', opened);
    await press('o');
    expect(opened).toHaveBeenCalledOnce();
  });

  it('go to pages by two keys, unless the second comes too late', async () => {
    await press('g');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await press('p');
    expect(at()).toBe('/admin/users');
    await press('g');
    await press('p');
    expect(at()).toBe('/admin/patients');
  });

  it('remember the first key when the navigation changes before the second', async () => {
    await press('g');
    await act(async () => document.querySelector('button')?.click());
    await press('p');
    expect(at()).toBe('/admin/patients');
  });

  it('leave keys with Control or Command to the browser', async () => {
    await press('j', document.body, { ctrlKey: true });
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the sheet', () => {
  it('lists exactly what works on the page', async () => {
    await press('?');
    const listed = [...document.querySelectorAll('dialog dd')].map((keys) => keys.textContent);
    expect(listed.slice(0, 8)).toEqual(['Ctrl K', '?', 'Ctrl Z', '/', 'j', 'k', 'o', 'x']);
    expect(listed).toContain('g then c');
    await act(async () => sheet()?.close());
    document.querySelector('table')?.remove();
    await press('?');
    expect([...document.querySelectorAll('dialog dd')].map((keys) => keys.textContent)).not.toContain('j');
  });

  it('turns single keys off, also after a reload, and stays within reach', async () => {
    await press('?');
    await act(async () => document.querySelector<HTMLInputElement>('[role="switch"]')?.click());
    await act(async () => sheet()?.close());
    await press('j');
    expect(document.activeElement).toBe(document.body);
    await press('?');
    expect(sheet()).toBeNull();
    await unmount();
    await start();
    await press('j');
    expect(document.activeElement).toBe(document.body);
    await act(async () => {
      showShortcuts();
      await vi.dynamicImportSettled();
    });
    expect(document.querySelector<HTMLInputElement>('[role="switch"]')?.checked).toBe(false);
  });
});
