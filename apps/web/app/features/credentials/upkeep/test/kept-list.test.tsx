// @vitest-environment jsdom
import type { KeptCredential } from '@travesia/contracts/credentials';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { DueViews } from '../due-views.tsx';
import { KeptList } from '../kept-list.tsx';
import { type AskedKept, keptPage } from '../kept-list-view.ts';

const licence: KeptCredential = {
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e90',
  clinic: { id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e20', slug: 'clinica-um', name: 'Clínica Um' },
  kind: 'facility_licence',
  status: 'expired',
  body: 'Anvisa',
  number: 'BR-17',
  holder: 'Clínica Um',
  clinician: null,
  expires_on: '2026-11-14',
  days_left: -6,
  checked_on: '2025-11-14',
  checked_source: 'Anvisa',
  checked_url: 'https://anvisa.example/',
  documents: [],
  waiting: 0,
  owner: null,
  reminders: 2,
  reminded_at: '2026-11-18T10:00:00.000Z',
  actions: ['upload', 'remind', 'own'],
};

let unmount: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const reload = vi.fn(async () => undefined);
beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  useSession.setState({ ...useSession.getInitialState(), user: rosa });
});

const show = async (...data: KeptCredential[]) => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  const kept = {
    data: { data, unfiled: [], actions: [] },
    problem: null,
    isLoading: false,
    isStale: false,
    at: 0,
    reload,
  };
  unmount = await mount(
    <MemoryRouter>
      <KeptList caption="Credentials" kept={kept} />
    </MemoryRouter>,
  );
};
const button = (text: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(text));
  if (!found) throw new Error(`no button says ${text}`);
  return found;
};

describe('a credential to renew', () => {
  it('shows that it expired, was reminded of and has no owner, with the upload at hand', async () => {
    fakeApi({});
    await show(licence);
    for (const text of ['Expired', '2 reminders sent', 'Unassigned', 'Nov 14, 2026', '6 days ago'])
      expect(document.body.textContent).toContain(text);
    await act(async () => button('Renew').click());
    expect(document.querySelector('dialog')?.textContent).toContain('Expiration date in the document');
  });

  it('takes the person who forgot the document to the file field, and names it', async () => {
    fakeApi({});
    await show(licence);
    await act(async () => button('Renew').click());
    await act(async () => document.querySelector<HTMLElement>('dialog [type="submit"]')?.click());
    const field = document.querySelector('dialog [type="file"]');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('dialog [role="alert"]')?.textContent).toContain(
      'Scan or photo: Choose the document.',
    );
  });

  it('is no longer asked for while a renewal is under review', async () => {
    fakeApi({});
    await show({ ...licence, waiting: 1 });
    expect(document.body.textContent).toContain('Renewal under review');
    expect([...document.querySelectorAll('td button.btn-primary')]).toEqual([]);
  });

  it('can be reminded of from its menu', async () => {
    const api = fakeApi({ [`POST /credentials/${licence.id}/reminders`]: () => ({ body: licence }) });
    await show(licence);
    await act(async () => button('Remind the clinic').click());
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(api.times(`POST /credentials/${licence.id}/reminders`)).toBe(1);
  });

  it('offers only notes to those who look on', async () => {
    fakeApi({});
    await show({ ...licence, actions: [] });
    expect([...document.querySelectorAll('tbody .menu-item')].map(({ textContent }) => textContent)).toEqual(['Notes']);
  });
});

describe('several credentials', () => {
  const other = { ...licence, id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e91', kind: 'insurance' as const };

  it('are reminded of at once; those that were today are named', async () => {
    fakeApi({
      [`POST /credentials/${licence.id}/reminders`]: () => ({ body: licence }),
      [`POST /credentials/${other.id}/reminders`]: () => problem(409, 'credentials.reminded_today'),
    });
    await show(licence, other);
    await act(async () => document.querySelector<HTMLElement>('thead [type="checkbox"]')?.click());
    await act(async () => button('Remind the clinic 2').click());
    await vi.waitFor(() =>
      expect(document.querySelector('.list-refused')?.textContent).toContain('Liability insurance'),
    );
    expect(reload).toHaveBeenCalledOnce();
  });

  it('get an owner at once: the person who asks', async () => {
    const take = (id: string) => `PUT /credentials/${id}/owner`;
    const api = fakeApi({ [take(licence.id)]: () => ({ body: licence }), [take(other.id)]: () => ({ body: other }) });
    const own = { id: rosa.id, name: 'Rosa Delgado', side: 'clinic' as const };
    await show(licence, { ...other, owner: own });
    await act(async () => document.querySelector<HTMLElement>('thead [type="checkbox"]')?.click());
    await act(async () => button('Make me responsible 1').click());
    await vi.waitFor(() => expect(api.seen[0]?.body).toEqual({ user_id: rosa.id }));
    expect(api.times(take(other.id))).toBe(0);
  });

  it('are filtered, counted by tab and sorted, with what never expires last', () => {
    const all = [
      { ...licence, id: 'expired' },
      { ...other, id: 'valid', status: 'verified' as const, days_left: 200, body: 'Seguros Ñandú' },
      { ...licence, id: 'endless', status: 'verified' as const, days_left: null, owner: null },
    ];
    const asked = (more: Partial<AskedKept>) => {
      const { data, tabs, total } = keptPage(all, {
        asked: { sort: 'expires', page: 1, ...more },
        due: more.due ?? 'all',
        me: rosa.id,
        kindName: (kind) => kind,
      });
      return { ids: data.map(({ id }) => id), tabs, total };
    };
    expect(asked({})).toMatchObject({
      ids: ['expired', 'valid', 'endless'],
      tabs: { all: 3, to_renew: 1, on_file: 2 },
    });
    expect(asked({ sort: '-expires' }).ids).toEqual(['valid', 'expired', 'endless']);
    expect(asked({ due: 'to_renew' })).toMatchObject({ ids: ['expired'], total: 1 });
    expect([asked({ standing: 'expired' }).ids, asked({ standing: 'due' }).ids]).toEqual([['expired'], []]);
    expect(asked({ q: 'nandu', kind: 'insurance' })).toMatchObject({ ids: ['valid'], tabs: { to_renew: 0 } });
    expect(asked({ owner: 'mine' }).total).toBe(0);
  });
});

describe('the next 90 days', () => {
  const open = async (search: string) => {
    unmount = await mount(
      <MemoryRouter initialEntries={[`/organization/compliance${search}`]}>
        <DueViews
          today="2026-11-20"
          clinics={[licence.clinic, { id: 'c2', name: 'Clínica Dois' }]}
          credentials={[licence, { ...licence, id: 'i1', kind: 'insurance', expires_on: '2027-01-12', days_left: 53 }]}
          nameOf={({ id, name }) => <a href={`/clinic/${id}`}>{name}</a>}
        />
      </MemoryRouter>,
    );
    return document.body.textContent ?? '';
  };

  it('are a labelled line per clinic', async () => {
    const text = await open('');
    for (const part of [
      'Today, Nov 20, 2026',
      'January 2027',
      'expired Nov 14, 2026',
      'Jan 12, 2027',
      'Nothing expires in 90 days',
    ])
      expect(text).toContain(part);
  });

  it('name the months below the weeks of a phone, except where there is no room', async () => {
    await open('');
    const labels = [...document.querySelectorAll<HTMLElement>('.due-weeks-axis > span')];
    expect(labels.map(({ textContent, style }) => [textContent, style.gridColumn])).toEqual([
      ['Today, Nov 20, 2026', '1 / 7'],
      ['January 2027', '7 / 14'],
    ]);
  });

  it.each(['', '?view=month', '?view=table'])('lead to the clinic of what expires %s', async (search) => {
    await open(search);
    expect(document.querySelector(`a[href="/clinic/${licence.clinic.id}"]`)?.textContent).toBe('Clínica Um');
  });

  it('are also a list by month and a table', async () => {
    expect(await open('?view=month')).toContain('January 2027');
    expect(document.querySelectorAll('.due-months > li')).toHaveLength(4);
    await unmount();
    await open('?view=table');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
  });
});
