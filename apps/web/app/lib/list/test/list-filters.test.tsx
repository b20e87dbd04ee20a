// @vitest-environment jsdom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../../session/session-store.ts';
import { rosa } from '../../session/testing/fake-api.ts';
import { mount } from '../../session/testing/mount.tsx';
import type { FilterOption } from '../filter-words.ts';
import { askedOf, choice, choices, day, defineList, link, text } from '../list-definition.ts';
import { type LoadedList, ListScreen } from '../list-screen.tsx';

const fruitList = defineList('test.fruit', {
  filters: {
    q: text(10),
    kind: choice(['apple', 'pear']),
    place: choices((value) => value.length === 2),
    from: day(),
    to: day({ notBefore: 'from' }),
    tree: link((value) => value.startsWith('tree-')),
  },
  tabs: { shelf: choice(['upper', 'lower']) },
  sorts: ['price', 'kind'],
});

interface Fruit {
  id: string;
}
const loaded = (rows: readonly Fruit[]): LoadedList<Fruit> => ({
  data: {
    data: rows,
    total: rows.length,
    page: 1,
    page_size: 20,
    total_pages: 1,
    has_next: false,
    has_previous: false,
  },
  problem: null,
  isLoading: false,
  isStale: false,
  at: 0,
  reload: async () => undefined,
});

const PLACES = [
  { value: 'MX', label: 'Mexico', count: 3 },
  { value: 'CO', label: 'Colombia', count: 1 },
];
let unmount: () => Promise<void> = async () => undefined;
let router: ReturnType<typeof createMemoryRouter>;
const open = async (
  search = '',
  { rows = [{ id: 'a' }], places = PLACES }: { rows?: Fruit[]; places?: FilterOption[] } = {},
) => {
  const screen = (
    <ListScreen
      definition={fruitList}
      filters={{
        label: 'Find fruit',
        filters: {
          q: { label: 'Name' },
          kind: {
            label: 'Kind',
            any: 'All kinds',
            options: [
              { value: 'apple', label: 'Apples' },
              { value: 'pear', label: 'Pears' },
            ],
          },
          place: { label: 'Place', options: places },
          from: { label: 'From' },
          to: { label: 'To' },
          tree: { label: 'Only of one tree' },
        },
        sorts: (sort) => `By ${sort}`,
      }}
      caption="Fruit"
      loaded={loaded(rows)}
      rowKey={({ id }) => id}
      columns={[{ key: 'id', name: 'Fruit', cell: ({ id }) => id }]}
      empty="No fruit"
      nothing="No such fruit"
    />
  );
  router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [`/fruit${search}`] });
  unmount = await mount(<RouterProvider router={router} />);
};

const field = (name: string) => {
  const form = document.querySelector<HTMLFormElement>('form[role="search"]');
  return form?.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement;
};
const write = (name: string, value: string) => {
  field(name).value = value;
};
const chosen = (name: string, value: string) =>
  act(async () => {
    const select = field(name);
    select.focus();
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
const send = () => act(async () => document.querySelector<HTMLFormElement>('form[role="search"]')?.requestSubmit());
const press = (element: HTMLElement | null | undefined) => act(async () => element?.click());
const chips = () =>
  [...document.querySelectorAll('.list-chip-set > .list-chip')].map(
    (one) => (one.querySelector('.list-chip-text') ?? one).textContent,
  );
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="place"]')];
const chip = (name: string) => document.querySelector<HTMLElement>(`[aria-label="Remove filter “${name}”"]`);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const search = () => router.state.location.search;

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: rosa });
  // As on a wide screen, where the chips are part of the line; what is hidden takes no focus.
  const style = document.createElement('style');
  style.textContent = '.list-sheet { display: contents }';
  document.head.replaceChildren(style);
});
afterEach(() => unmount());

describe('a list’s URL', () => {
  const askedIn = (query: string) => askedOf(fruitList, new URLSearchParams(query));

  it('requests what the list knows', () => {
    expect(
      askedIn('q=+red+&kind=pear&place=MX,CO&place=AR&from=2026-11-20&tree=tree-1&shelf=upper&sort=kind&page=2'),
    ).toEqual({
      q: 'red',
      kind: 'pear',
      place: ['MX', 'CO', 'AR'],
      from: '2026-11-20',
      tree: 'tree-1',
      shelf: 'upper',
      sort: 'kind',
      page: 2,
    });
  });

  it('requests the first page of everything if it is empty or unknown', () => {
    const nothing = { sort: 'price', page: 1 };
    expect(askedIn('')).toEqual(nothing);
    expect(askedIn('q=+&kind=king&place=,x&from=2026-02-30&tree=bush&shelf=&sort=height&page=-2')).toEqual(nothing);
  });

  it('accepts as many characters as the call', () => {
    expect(askedIn('q=abcdefghijklmn').q).toBe('abcdefghij');
  });
});

describe('a list’s filters', () => {
  it('show the URL’s values, and each option’s count', async () => {
    await open('?q=red&place=CO&from=2026-11-20&sort=kind');
    const values = ['q', 'kind', 'from', 'to', 'sort'].map((name) => field(name).value);
    expect(values).toEqual(['red', '', '2026-11-20', '', 'kind']);
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
    expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual(['Mexico (3)', 'Colombia (1)']);
    expect(field('kind').options[0]?.textContent).toBe('All kinds');
    expect(field('tree')).toBeNull();
  });

  it('submit text with the button, to the first page, and keep the rest of the URL', async () => {
    await open('?shelf=lower&page=3');
    write('q', ' red ');
    await send();
    expect(search()).toBe('?shelf=lower&q=red');
  });

  it('apply a choice immediately and keep its focus; the default sort order is not in the URL', async () => {
    await open('?sort=kind');
    await chosen('kind', 'pear');
    expect(search()).toBe('?kind=pear&sort=kind');
    expect(document.activeElement).toBe(field('kind'));
    await chosen('sort', 'price');
    expect(search()).toBe('?kind=pear');
  });

  it('take several choices, each applied immediately', async () => {
    await open('?q=red&page=3');
    await press(boxes()[0]);
    await press(boxes()[1]);
    expect(new URLSearchParams(search()).getAll('place')).toEqual(['MX', 'CO']);
    expect(chips()).toEqual(['Place: Mexico +1']);
    write('q', 'blue');
    await send();
    expect(new URLSearchParams(search()).getAll('place')).toEqual(['MX', 'CO']);
    await press(boxes()[0]);
    expect(search()).toBe('?q=blue&place=CO');
  });

  it('are a sheet on phones, behind a button with the number of active filters', async () => {
    await open('?q=red&kind=pear&place=MX,CO');
    const opener = document.querySelector<HTMLElement>('.list-opener');
    expect(opener?.textContent).toBe('Filters2');
    const sheet = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
    expect(sheet?.contains(field('kind'))).toBe(true);
    expect(sheet?.contains(field('q'))).toBe(false);
  });

  it('follow the URL on back navigation, without taking the focus', async () => {
    await open();
    await chosen('kind', 'pear');
    await act(async () => router.navigate(-1));
    expect(field('kind').value).toBe('');
    expect(document.activeElement).toBe(field('kind'));
  });

  it('keep a selected value the response has not labeled yet', async () => {
    await open('?place=MX', { places: [] });
    expect(boxes().map(({ checked }) => checked)).toEqual([true]);
    expect(chips()).toEqual(['Place: …']);
  });

  it('detect days in the wrong order, and load nothing until corrected', async () => {
    await open();
    write('from', '2026-11-20');
    write('to', '2026-11-19');
    await send();
    expect(search()).toBe('');
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('The end date is before the start date.');
    expect(document.activeElement?.textContent).toBe('To');
    expect(field('to').getAttribute('aria-invalid')).toBe('true');
    write('to', '2026-11-20');
    await send();
    expect(search()).toBe('?from=2026-11-20&to=2026-11-20');
    expect(field('to').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('active filters', () => {
  it('are chips with a remove button, which focuses what they are set with', async () => {
    await open('?q=red&kind=pear&place=MX,CO&tree=tree-1&from=2026-11-20&shelf=upper');
    expect(chips()).toEqual(['Kind: Pears', 'Place: Mexico +1', 'From: Nov 20, 2026', 'Only of one tree']);
    await press(chip('Kind: Pears'));
    expect(document.activeElement).toBe(field('kind'));
    await press(chip('Place: Mexico +1'));
    expect(document.activeElement?.textContent).toBe('Place');
    await press(chip('Only of one tree'));
    expect(document.activeElement).toBe(field('q'));
    expect(search()).toBe('?q=red&from=2026-11-20&shelf=upper');
    await press(chip('Name: red'));
    expect(field('q').value).toBe('');
    expect(search()).toBe('?from=2026-11-20&shelf=upper');
  });

  it('can be cleared all at once; tab and sort order stay', async () => {
    await open('?q=red&kind=pear&shelf=upper&sort=kind&page=2');
    await press(button('Clear filters'));
    expect(search()).toBe('?shelf=upper&sort=kind');
    expect(chips()).toEqual([]);
    expect(field('q').value).toBe('');
    expect(document.activeElement).toBe(field('q'));
  });

  it('can be cleared from the empty state', async () => {
    const state = () => document.querySelector('.empty-state');
    await open('?q=red', { rows: [] });
    expect(state()?.textContent).toBe('No such fruitClear filters');
    await press(state()?.querySelector('button'));
    expect(search()).toBe('');
    expect(state()?.textContent).toBe('No fruit');
    await unmount();
    await open('?shelf=upper', { rows: [] });
    expect(state()?.textContent).toBe('No such fruit');
  });
});
