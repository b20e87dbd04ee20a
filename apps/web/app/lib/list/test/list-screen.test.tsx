// @vitest-environment jsdom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unavailable } from '../../api/browser-call.ts';
import { TypedText } from '../../forms/draft/typed-fields.tsx';
import { useSession } from '../../session/session-store.ts';
import { rosa } from '../../session/testing/fake-api.ts';
import { mount } from '../../session/testing/mount.tsx';
import { shownToast } from '../../../ui/toast/show-toast.ts';
import { type BulkAct, eachOf } from '../bulk/bulk-act.ts';
import type { ListColumn } from '../list-column.ts';
import { defineList } from '../list-definition.ts';
import { type LoadedList, ListScreen, type ListScreenProps } from '../list-screen.tsx';

interface Fruit {
  id: string;
  kind: string;
  price: number;
}

const FRUIT: Fruit[] = [
  { id: '1', kind: 'Apple', price: 3 },
  { id: '2', kind: 'Pear', price: 4 },
];
const columns: ListColumn<Fruit>[] = [
  { key: 'kind', name: 'Kind', order: { ascending: 'kind', descending: '-kind' }, cell: ({ kind }) => kind },
  { key: 'price', name: 'Price', numeric: true, cell: ({ price }) => `${price} USD` },
];
const fruitList = defineList('test.fruit', { sorts: ['price', 'kind', '-kind'] });
const page = (data: readonly Fruit[]) => ({
  data,
  total: 40 * Math.sign(data.length),
  page: 1,
  page_size: 20,
  total_pages: 2 * Math.sign(data.length),
  has_next: data.length > 0,
  has_previous: false,
});
const reload = vi.fn(async () => undefined);
const answered = (data: readonly Fruit[] | null, more: Partial<LoadedList<Fruit>> = {}): LoadedList<Fruit> => ({
  data: data && page(data),
  problem: null,
  isLoading: false,
  isStale: false,
  at: 0,
  reload,
  ...more,
});

let unmount: () => Promise<void> = async () => undefined;
let router: ReturnType<typeof createMemoryRouter>;
const open = async (props: Partial<ListScreenProps<Fruit>> = {}, search = '') => {
  const list = (
    <ListScreen
      definition={fruitList}
      caption="Fruit"
      loaded={answered(FRUIT)}
      rowKey={({ id }) => id}
      columns={columns}
      empty="No fruit"
      {...props}
    />
  );
  router = createMemoryRouter([{ path: '*', element: list }], { initialEntries: [`/fruit${search}`] });
  unmount = await mount(<RouterProvider router={router} />);
};
const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
const heads = () => all('thead th').map(({ textContent }) => textContent);
const press = (element: HTMLElement | undefined) => act(async () => element?.click());
const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: rosa });
});
afterEach(async () => {
  await unmount();
  vi.clearAllMocks();
});

describe('a list', () => {
  it('shows its rows, their range, and the links to other pages', async () => {
    await open();
    expect(all('tbody th').map(({ textContent }) => textContent)).toEqual(['Apple', 'Pear']);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('1–20 of 40');
    expect(document.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('?page=2');
    expect(document.querySelector('[type="checkbox"][aria-label^="Choose"]')).toBeNull();
  });

  it('shows loading, error and empty states', async () => {
    await open({ loaded: answered(null, { isLoading: true }) });
    expect(document.body.textContent).toContain('Loading');
    await unmount();
    await open({ loaded: answered(null, { problem: unavailable(503, 'gone') }) });
    await press(all<HTMLElement>('[role="alert"] button')[0]);
    expect(reload).toHaveBeenCalledOnce();
    await unmount();
    await open({ loaded: answered([]) });
    expect(document.querySelector('.empty-state')?.textContent).toBe('No fruit');
    await unmount();
    await open({ definition: defineList('test.fruit'), loaded: answered([]) });
    expect(document.querySelector('.empty-state')).toBeNull();
    expect(document.querySelector('[role="status"]')?.textContent).toBe('No fruit');
  });

  it('keeps its rows if a refresh fails, and says so', async () => {
    await open({ loaded: answered(FRUIT, { isStale: true, at: Date.UTC(2026, 10, 23, 12) }) });
    expect(all('tbody tr')).toHaveLength(2);
    expect(document.querySelector('[role="status"]')?.textContent).toContain('refresh. Data from');
  });

  it('is sorted by its headers, with the order in the URL', async () => {
    await open({}, '?page=2&q=ripe&sort=kind');
    expect(all('thead th').map((head) => head.getAttribute('aria-sort'))).toEqual(['ascending', null]);
    expect(document.querySelector('thead a')?.getAttribute('href')).toBe('/fruit?q=ripe&sort=-kind');
  });

  it('has parameters of its own next to another list', async () => {
    const definition = defineList('test.more', { page: 'more', sort: 'more_sort', sorts: fruitList.sorts });
    await open({ definition }, '?sort=kind&page=2&more=3&more_sort=-kind');
    expect(all('thead th').map((head) => head.getAttribute('aria-sort'))).toEqual(['descending', null]);
    expect(document.querySelector('thead a')?.getAttribute('href')).toBe('/fruit?sort=kind&page=2');
  });

  it('hides a column until it is shown again, across visits', async () => {
    await open();
    const box = all<HTMLInputElement>('.list-menu input[type="checkbox"]').at(-1);
    await press(box);
    expect(heads()).toEqual(['Kind']);
    await unmount();
    await open();
    expect(heads()).toEqual(['Kind']);
    await press(all<HTMLInputElement>('.list-menu input[type="checkbox"]').at(-1));
    expect(heads()).toEqual(['Kind', 'Price']);
  });

  it('saves its filters as a view, opens it, and deletes it', async () => {
    await open({}, '?q=ripe&page=3');
    const field = document.querySelector<HTMLInputElement>('[name="view"]');
    await act(async () => {
      if (field) field.value = 'Ripe ones';
      field?.form?.requestSubmit();
    });
    await unmount();
    await open();
    const links = () =>
      all<HTMLAnchorElement>('.list-menu a').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links()).toEqual([
      ['All', '/fruit'],
      ['Last used', '/fruit?q=ripe'],
      ['Ripe ones', '/fruit?q=ripe'],
    ]);
    await press(named('Delete view Ripe ones') ?? undefined);
    expect(links()).toHaveLength(2);
  });
});

describe('selecting rows', () => {
  const eaten: string[] = [];
  const eat: BulkAct<Fruit> = {
    key: 'eat',
    name: 'Eat',
    icon: 'check',
    fits: ({ kind }) => kind !== 'Stone',
    run: eachOf(async ({ id, kind }) => {
      if (kind === 'Pear') throw unavailable(409, 'It is not ripe.');
      eaten.push(id);
    }),
  };
  const rowActs = { nameOf: ({ kind }: Fruit) => kind, acts: [eat] };
  const bar = () => document.querySelector<HTMLElement>('.list-chosen');
  const barButton = (text: string) =>
    [...(bar()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === text);
  beforeEach(() => eaten.splice(0));

  it('is available if there are acts for several', async () => {
    await open({ rowActs });
    expect(bar()).toBeNull();
    await press(named('Select Pear') ?? undefined);
    expect(bar()?.textContent).toContain('1 selected');
    await press(named('Select all on page') ?? undefined);
    expect(barButton('Eat 2')).toBeDefined();
    await press(barButton('Clear selection'));
    expect(bar()).toBeNull();
  });

  it('does an act to each row, says which were refused, and keeps those selected', async () => {
    await open({ rowActs });
    await press(named('Select all on page') ?? undefined);
    await press(barButton('Eat 2'));
    expect(eaten).toEqual(['1']);
    expect(document.querySelector('.notice')?.textContent).toContain('Eat: 1 done, 1 failed');
    expect(document.querySelector('.list-refused')?.textContent).toContain('Pear');
    expect(reload).toHaveBeenCalledOnce();
    expect(bar()?.textContent).toContain('1 selected');
    expect(document.querySelector<HTMLInputElement>('[aria-label="Select Pear"]')?.checked).toBe(true);
    await press(all<HTMLElement>('.notice button')[0]);
    expect(document.querySelector('.notice')).toBeNull();
  });

  it('offers to undo what was done, and names what was not undone', async () => {
    const undone: string[] = [];
    const undoable = {
      ...eat,
      run: eachOf<Fruit>(
        async () => undefined,
        (_answer, { id, kind }) =>
          async () => {
            if (kind === 'Pear') throw unavailable(409, 'It is too late.');
            undone.push(id);
          },
      ),
    };
    await open({ rowActs: { ...rowActs, acts: [undoable] } });
    await press(named('Select all on page') ?? undefined);
    await press(barButton('Eat 2'));
    expect(shownToast()).toMatchObject({ text: 'Done: Eat, 2 rows', act: { label: 'Undo' } });
    await act(async () => shownToast()?.act?.run());
    expect(undone).toEqual(['1']);
    expect(document.querySelector('.notice')?.textContent).toContain('Eat: 1 undone, 1 failed');
    expect(document.querySelector('.list-refused')?.textContent).toContain('Pear');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('offers acts only for the rows they apply to', async () => {
    await open({ rowActs, loaded: answered([...FRUIT, { id: '3', kind: 'Stone', price: 0 }]) });
    await press(named('Select Stone') ?? undefined);
    expect(bar()?.textContent).toContain('No action is available');
    await press(named('Select Apple') ?? undefined);
    expect(barButton('Eat 1')).toBeDefined();
  });

  it('is not needed for one row: its menu has the same acts, and others', async () => {
    const peel = vi.fn();
    const menu = () => [{ key: 'peel', label: 'Peel', icon: 'pencil' as const, onAct: peel }];
    await open({ rowActs: { ...rowActs, menu } });
    const items = () => [...document.querySelectorAll<HTMLElement>('tbody tr:first-child .menu-item')];
    expect(items().map(({ textContent }) => textContent)).toEqual(['Peel', 'Eat']);
    await press(items()[0]);
    expect(peel).toHaveBeenCalledOnce();
    await press(items()[1]);
    expect(eaten).toEqual(['1']);
  });

  it('asks for a reason first where the act says so, with the number of rows', async () => {
    const run = vi.fn(eat.run);
    const ask = {
      place: 'test.eat',
      title: (count: number) => `Eat ${count}?`,
      explain: 'They are gone.',
      reason: 'required' as const,
    };
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    await open({ rowActs: { ...rowActs, acts: [{ ...eat, ask, run }] } });
    await press(named('Select Apple') ?? undefined);
    await press(barButton('Eat 1'));
    await act(async () => void (await import('../bulk/bulk-question.tsx')));
    expect(document.querySelector('dialog h2')?.textContent).toBe('Eat 1?');
    expect(document.querySelector('dialog')?.textContent).toContain('They are gone.');
    expect(run).not.toHaveBeenCalled();
  });

  it('asks what an act needs to know, and hands it what was typed', async () => {
    const cooked: unknown[] = [];
    const cook: BulkAct<Fruit> = {
      ...eat,
      key: 'cook',
      name: 'Cook',
      ask: {
        place: 'test.cook',
        title: (count) => `Cook ${count}?`,
        explain: 'They get soft.',
        reason: 'none',
        fields: (rows) => ({
          start: { minutes: String(rows.length * 5) },
          inputs: <TypedText name="minutes" label="Minutes" />,
        }),
      },
      run: async (rows, reason, typed) => {
        cooked.push([rows.length, reason, typed]);
        return rows.map(({ id }) => ({ id, problem: null }));
      },
    };
    await open({ rowActs: { ...rowActs, acts: [cook] } });
    await press(named('Select all on page') ?? undefined);
    await press(barButton('Cook 2'));
    await vi.waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain('They get soft.'));
    const field = document.querySelector<HTMLInputElement>('[name="minutes"]');
    expect(field?.value).toBe('10');
    await act(async () => field?.form?.requestSubmit());
    expect(cooked).toEqual([[2, '', { minutes: '10' }]]);
  });

  it('is reset when the list shows another page', async () => {
    await open({ rowActs });
    await press(named('Select Pear') ?? undefined);
    await act(async () => router.navigate('/fruit?page=2'));
    expect(bar()).toBeNull();
    await act(async () => router.navigate('/fruit'));
    expect(bar()).toBeNull();
  });
});
