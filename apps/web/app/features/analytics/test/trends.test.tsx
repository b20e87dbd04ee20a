// @vitest-environment jsdom
import type { Trends } from '@travesia/contracts/analytics';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, problem } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { changeOf } from '../trend-change.ts';
import { askedTrends, trendsInput } from '../trends-query.ts';
import { TrendsSection } from '../ui/trends-section.tsx';

const trends: Trends = {
  from: '2026-11-20',
  to: '2026-11-22',
  today: '2026-11-22',
  before: { from: '2026-11-17', to: '2026-11-19' },
  time_zone: 'America/Bogota',
  group: 'day',
  steps: ['20', '21', '22'].map((day) => ({ from: `2026-11-${day}`, to: `2026-11-${day}` })),
  trends: [
    {
      key: 'requests',
      total: 6,
      values: [1, 5, 0],
      before: { total: 2, values: [0, 2, 0] },
      complete_from: null,
      link: '/provider/requests?tab=all',
    },
    { key: 'answered', total: 0, values: [0, 0, 0], before: null, complete_from: null, link: '/provider/requests' },
  ],
};

let unmount: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const open = async (address: string, answer: object = { body: trends }, explains = false) => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  fakeApi({ 'GET /provider/trends': () => answer });
  unmount = await mount(
    <MemoryRouter initialEntries={[address]}>
      <TrendsSection of="clinic" links={{ from: '/provider', to: '/provider/7' }} explains={explains} />
    </MemoryRouter>,
  );
};
const card = (name: string) => document.querySelector(`[aria-label="${name}"].trend-card`);
const slider = () => document.querySelector<HTMLElement>('[role="slider"]');

describe('charts over time', () => {
  it('show total, change and the list behind it, and read out each step by keyboard', async () => {
    await open('/provider/7/dashboard?range=7d');
    expect(String(vi.mocked(fetch).mock.calls[0]?.[0])).toMatch(/\/provider\/trends\?range=7d$/);
    expect(card('Requests received')?.textContent).toContain('4 more than the previous period (2)');
    expect(card('Requests received')?.querySelector('a')?.getAttribute('href')).toBe('/provider/7/requests?tab=all');
    expect(document.querySelector('.trend-chart .sr-only')?.textContent).toBe('6 in total; most: 5 (Nov 21)');
    const press = (key: string) =>
      act(async () => slider()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    await press('ArrowLeft');
    expect(slider()?.getAttribute('aria-valuetext')).toBe('Nov 21: 5, previous period 2');
    await press('End');
    expect(slider()?.getAttribute('aria-valuetext')).toBe('Nov 22: 0, previous period 0 (in progress)');
  });

  it('say honestly that there is nothing, and that there is nothing to compare', async () => {
    await open('/provider/dashboard');
    expect(card('First replies')?.textContent).toContain('No first replies in this period.');
    expect(card('First replies')?.textContent).toContain('nothing to compare');
  });

  it('are a table on request', async () => {
    await open('/provider/dashboard?compare=off');
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Show as table');
    await act(async () => button?.click());
    const cells = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(cells).toEqual(['Nov 20, 20261', 'Nov 21, 20265', 'Nov 22, 20260']);
    expect(slider()).toBeNull();
  });

  it('come in reports with one table of all counts, each with what it counts', async () => {
    await open('/provider/7/dashboard', { body: trends }, true);
    const rows = [...document.querySelectorAll('.trend-figures tbody tr')];
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
      ['6', '2', '4 more than the previous period (2)'],
      ['0', '–', 'The previous period was deleted, so there’s nothing to compare.'],
    ]);
    expect(rows[1]?.querySelector('th')?.textContent).toContain('by reply date');
  });

  it('are not shown to those who may not read requests', async () => {
    await open('/provider/dashboard', problem(403, 'access.not_allowed'));
    expect(document.body.textContent).toContain('Your role can’t view requests');
  });
});

describe('a change', () => {
  it('has a percentage only where numbers are large enough', () => {
    expect(changeOf(3, 1)).toEqual({ kind: 'more', by: 2, share: null });
    expect(changeOf(15, 30)).toEqual({ kind: 'fewer', by: 15, share: 0.5 });
    expect(changeOf(4, 4)).toMatchObject({ kind: 'same', by: 0 });
  });
});

describe('the address', () => {
  it('holds range, steps and comparison, without what is invalid', () => {
    expect(askedTrends(new URLSearchParams('range=7d&group=decade&compare=off'))).toMatchObject({
      range: '7d',
      group: null,
      compares: false,
    });
    expect(trendsInput(askedTrends(new URLSearchParams('range=custom&from=2026-01-01')))).toBeNull();
    expect(trendsInput(askedTrends(new URLSearchParams('range=custom&from=2026-01-01&to=2026-02-01')))).toEqual({
      range: 'custom',
      from: '2026-01-01',
      to: '2026-02-01',
    });
  });
});
