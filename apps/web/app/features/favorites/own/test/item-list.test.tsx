// @vitest-environment jsdom
import type { Favorite, FavoriteList } from '@travesia/contracts/favorites';
import { act, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { shownToast } from '../../../../ui/toast/show-toast.ts';
import { makeFavorite } from '../testing/make-favorite.ts';
import { ItemList } from '../ui/item-list.tsx';

const knees = { id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e55', name: 'Knees' } as FavoriteList;
const saved = makeFavorite();
const moved = { ...saved, list_id: knees.id };

let unmount: () => Promise<void>;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;

function All() {
  const [items, setItems] = useState<Favorite[]>([saved]);
  const changed = (now: Favorite) => setItems([now]);
  return (
    <ItemList
      items={items}
      lists={[knees, { ...knees, id: 'other', name: 'Other' }]}
      ofList={false}
      changed={changed}
      returned={(_before, now) => changed(now)}
      counted={() => undefined}
    />
  );
}

beforeEach(() => {
  keepTokens({ access_token: 'a2', refresh_token: 'r1' });
  fakeApi({ [`PUT /favorites/${saved.id}`]: () => ({ body: moved }) });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

it('closes the form, says where the item went and returns the focus after a move', async () => {
  unmount = await mount(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <All /> }], { initialEntries: ['/favorites'] })}
    />,
  );
  await act(async () => button('Move').click());
  const form = document.querySelector('form.saved-form') as HTMLFormElement;
  await act(async () => form.requestSubmit());
  expect(document.querySelector('form.saved-form')).toBeNull();
  expect(shownToast()?.text).toBe(`${saved.name} was moved to Knees.`);
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
});
