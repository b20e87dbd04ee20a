import type { ClinicOverview } from '@travesia/contracts/providers';
import { describe, expect, it } from 'vitest';
import { mainAct } from '../desk/main-act.ts';

type Overview = Parameters<typeof mainAct>[0];
type Request = ClinicOverview['requests']['data'][number];

const request = (id: string): Request => ({
  id,
  reference: id,
  about: null,
  country: null,
  language: 'en',
  preferred_month: null,
  created_at: '2026-11-16T18:00:00Z',
  due_on: '2026-11-17',
  overdue: true,
});
interface Case {
  requests?: Request[];
  done?: boolean;
  actions?: Overview['actions'];
}

const clinic = ({ requests = [], done = false, actions = ['change_profile'] }: Case = {}): Overview => ({
  requests: { waiting: requests.length, oldest_at: requests[0]?.created_at ?? null, data: requests },
  listing: { score: 50, items: [{ item: 'description', done, share: 10, missing: [] }] },
  actions,
});

describe('the main act of a clinic’s day', () => {
  it('is to answer the request that has waited longest', () => {
    expect(mainAct(clinic({ requests: [request('oldest'), request('newer')] }))).toEqual({
      name: 'answer',
      path: 'requests/oldest',
    });
  });

  it.each([
    ['2026-11-16T23:00:00Z', 'journeys/asked'],
    ['2026-11-17T09:00:00Z', 'journeys/asked'],
    ['2026-11-18T09:00:00Z', 'requests/oldest'],
    [null, 'requests/oldest'],
  ])('is to answer the journey that is due first: %s', (due, path) => {
    const journey = { id: 'asked', answer_due_at: due };
    expect(mainAct(clinic({ requests: [request('oldest')] }), journey)).toEqual({ name: 'answer', path });
  });

  it('is to answer a journey when no request waits', () => {
    const due = { id: 'asked', answer_due_at: '2026-11-18T09:00:00Z' };
    expect(mainAct(clinic(), due)).toEqual({ name: 'answer', path: 'journeys/asked' });
  });

  it('is to complete the listing when none waits', () => {
    expect(mainAct(clinic())).toEqual({ name: 'complete', path: 'settings' });
  });

  it('is nothing for a whole listing, or for who may not change it', () => {
    expect(mainAct(clinic({ done: true }))).toBeNull();
    expect(mainAct(clinic({ actions: [] }))).toBeNull();
  });
});
