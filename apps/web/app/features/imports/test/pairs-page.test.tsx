// @vitest-environment jsdom
import type { FacilityPair } from '@travesia/contracts/imports';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, problem } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { PairsPage } from '../pairs/pairs-page.tsx';

const side: FacilityPair['row'] = {
  register: 'Salta',
  code: '1001',
  slug: 'ceibos',
  is_partner: false,
  name: 'Clínica Los Ceibos',
  type: 'clinic',
  street: 'Belgrano 1200',
  city: 'Salta',
  region: 'Salta',
  postal_code: null,
  phones: ['+543874220011'],
  email: null,
  website: null,
  beds: null,
  lat: -24.78,
  lon: -65.41,
};
const pairOf = (number: number): FacilityPair => ({
  id: `0198c0de-0000-7000-8000-00000000000${number}`,
  state: 'open',
  import_id: null,
  row: { ...side, register: 'Nacional', code: `A-${number}`, slug: null, name: `Clínica Los Ceibos, anexo ${number}` },
  listing: side,
  differing: ['name'],
  distance_km: 0.03,
  likeness: 0.42,
  reason: 'one is a part or a branch of the other',
  version: 1,
  actions: ['join', 'separate'],
});
const PATH = '/admin/imports/pairs';
let waiting: FacilityPair[];
let unmount: () => Promise<void> = async () => undefined;

beforeEach(() => {
  sessionStorage.clear();
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  waiting = [pairOf(1), pairOf(2)];
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function open(decide?: (one: FacilityPair) => object) {
  const counts = () => ({ open: waiting.length, merged: 0, same: 0, different: 0 });
  const page = () => ({
    total: waiting.length,
    page: 1,
    page_size: 20,
    total_pages: 1,
    has_next: false,
    has_previous: false,
  });
  const answer = (one: FacilityPair) => {
    if (decide) return decide(one);
    waiting = waiting.filter(({ id }) => id !== one.id);
    return { body: { ...one, state: 'same', version: 2, actions: ['separate', 'reopen'] } };
  };
  const { seen } = fakeApi({
    [`GET ${PATH}`]: () => ({ body: { data: waiting, counts: counts(), ...page() } }),
    [`PUT ${PATH}/${pairOf(1).id}/decision`]: () => answer(pairOf(1)),
    [`PUT ${PATH}/${pairOf(2).id}/decision`]: () => answer(pairOf(2)),
  });
  unmount = await mount(
    <MemoryRouter initialEntries={['/admin/imports/pairs']}>
      <PairsPage />
    </MemoryRouter>,
  );
  await act(() => vi.waitFor(() => expect(panel()).not.toBeNull()));
  return seen;
}
const panel = () => document.querySelector('.pair');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const press = (name: string) => act(async () => button(name).click());

describe('the pairs of facilities to decide', () => {
  it('are compared side by side, with what differs marked in words too', async () => {
    await open();
    expect(panel()?.textContent).toContain('30 m apart');
    const rows = [...document.querySelectorAll('.pair-table tbody tr')];
    expect(rows.filter((row) => row.textContent?.includes('Differs')).map((row) => row.textContent)).toEqual([
      'NameDiffersClínica Los Ceibos, anexo 1Clínica Los Ceibos',
    ]);
    expect(panel()?.textContent).toContain('No listing of its own');
    expect([...document.querySelectorAll('[data-shortcut]')].map((one) => one.getAttribute('data-shortcut'))).toEqual([
      's',
      'd',
      'n',
    ]);
  });

  it('are decided with the version that was read, one after the other, until nothing is left', async () => {
    const seen = await open();
    await press('Same facility');
    await act(() => vi.waitFor(() => expect(panel()?.textContent).toContain('anexo 2')));
    expect(seen.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ action: 'join', version: 1 });
    await press('Two facilities');
    await act(() => vi.waitFor(() => expect(panel()).toBeNull()));
    expect(document.body.textContent).toContain('No possible duplicates to review');
  });

  it('can be skipped, and say why a decision was refused', async () => {
    await open(() => problem(409, 'imports.busy'));
    await press('Skip');
    expect(panel()?.textContent).toContain('anexo 2');
    await press('Same facility');
    await act(() => vi.waitFor(() => expect(panel()?.textContent).toContain('Another registry is being tested')));
  });
});
