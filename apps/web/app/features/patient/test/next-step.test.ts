import type { BookingSummary } from '@travesia/contracts/bookings';
import type { CaseSummary, JourneySummary } from '@travesia/contracts/journeys';
import type { SentRequestSummary } from '@travesia/contracts/leads';
import { describe, expect, it } from 'vitest';
import type { KeptItem } from '../../../lib/device/kept.ts';
import { type Beginning, firstSteps, nextStep, quotePath } from '../next-step.ts';

const clinic: KeptItem = { target_type: 'provider', target_id: 'clinica-sol', saved_at: '' };
const treatment: KeptItem = { target_type: 'treatment', target_id: 'hip-replacement', saved_at: '' };
const somebody: Beginning = {
  person: { email_verified: true, two_factor_enabled: false, demo: false },
  saved: [],
  sent: [],
  bookings: [],
  journeys: [],
  drafts: [],
  unfinished: null,
};
const request = (status: SentRequestSummary['status']): SentRequestSummary => ({
  id: `request-${status}`,
  reference: 'TR-K9TF-3M6Z',
  status,
  about: null,
  clinic: { name: 'Clínica Sol', slug: 'clinica-sol' },
  sent_at: '2026-11-19T10:00:00Z',
  due_on: '2026-11-21',
  answered_at: null,
});
const states = (beginning: Beginning) => firstSteps(beginning).map(({ state }) => state);

describe('the first three steps', () => {
  it('start with saving something', () => {
    expect(firstSteps(somebody).map(({ name }) => name)).toEqual(['save', 'quote', 'account']);
    expect(states(somebody)).toEqual(['now', 'ahead', 'ahead']);
  });

  it('continue with the quote once something is saved, until a request was sent', () => {
    expect(states({ ...somebody, saved: [clinic] })).toEqual(['done', 'now', 'ahead']);
    expect(states({ ...somebody, saved: [clinic], sent: [request('received')] })).toEqual(['done', 'done', 'now']);
  });

  it('mark the account complete only with a confirmed email and two-factor authentication', () => {
    const person = { email_verified: true, two_factor_enabled: true, demo: false };
    expect(states({ ...somebody, person })).toEqual(['now', 'ahead', 'done']);
    expect(states({ ...somebody, person: { ...person, email_verified: false } }).at(-1)).toBe('ahead');
  });
});

const booking = (id: string, actions: BookingSummary['actions']) => ({ id, actions }) as BookingSummary;

const journey = (status: JourneySummary['status'], more: Partial<JourneySummary> = {}) =>
  ({ id: status, status, review: 'not_needed', actions: [], ...more }) as unknown as JourneySummary;

describe('the next step', () => {
  it('is to pay for a booking, or else the next booking, before all others', () => {
    const bookings = [booking('first', ['cancel']), booking('due', ['pay', 'cancel'])];
    const sent = [request('answered')];
    expect(nextStep({ ...somebody, sent, bookings })).toMatchObject({
      name: 'pay',
      path: '/booking/payment?booking=due',
    });
    expect(nextStep({ ...somebody, sent, bookings: bookings.slice(0, 1) })).toMatchObject({
      name: 'booked',
      path: '/bookings/first',
    });
  });

  it.each([
    ['quoted', ['inquiry', 'quoted']],
    ['journeyAccepted', ['inquiry', 'accepted']],
  ] as const)('is about the journey that is %s, before the next booking', (name, statuses) => {
    const journeys = statuses.map((status) => journey(status));
    const bookings = [booking('first', ['cancel'])];
    expect(nextStep({ ...somebody, journeys, bookings })).toMatchObject({ name, path: `/journey/${statuses[1]}` });
  });

  it('is to choose a time again before it is gone, and only to read a quote that a clinician must look at first', () => {
    const again = journey('accepted', { actions: ['book_time'] });
    const unsigned = journey('quoted', { review: 'outdated' });
    expect(nextStep({ ...somebody, journeys: [unsigned, again] }).name).toBe('chooseAgain');
    expect(nextStep({ ...somebody, journeys: [unsigned] }).name).toBe('quotedUnsigned');
    expect(nextStep({ ...somebody, journeys: [unsigned, journey('quoted')] }).name).toBe('quoted');
  });

  it('is to finish the questions for clinics, then to see the clinic that was asked', () => {
    const drafts = [{ id: 'draft' } as CaseSummary];
    const journeys = [journey('inquiry')];
    expect(nextStep({ ...somebody, drafts, journeys })).toMatchObject({ name: 'draft', path: '/cases/draft' });
    expect(nextStep({ ...somebody, saved: [clinic], journeys })).toMatchObject({ name: 'asked' });
    expect(nextStep({ ...somebody, saved: [clinic], journeys: [journey('cancelled')] }).name).toBe('quote');
  });

  it('is to start searching when nothing is saved', () => {
    expect(nextStep(somebody)).toEqual({ name: 'begin', path: '/get-started' });
  });

  it('is to finish a started questionnaire, whatever is saved', () => {
    const unfinished = '/get-started?who=patient&step=goal';
    expect(nextStep({ ...somebody, saved: [clinic], unfinished })).toEqual({ name: 'resume', path: unfinished });
  });

  it.each([
    ['answered', ['received', 'accepted', 'answered']],
    ['accepted', ['received', 'accepted']],
    ['waiting', ['declined', 'received']],
  ] as const)('is about the request that is %s, not to ask for another', (name, statuses) => {
    const sent = statuses.map(request);
    const path = `/requests/request-${statuses.at(-1)}`;
    expect(nextStep({ ...somebody, saved: [clinic], sent })).toMatchObject({ name, path });
  });

  it('is to finish the questionnaire while a request waits, but to read an answer first', () => {
    const unfinished = '/get-started?who=patient&step=goal';
    expect(nextStep({ ...somebody, sent: [request('received')], unfinished }).name).toBe('resume');
    expect(nextStep({ ...somebody, sent: [request('answered')], unfinished }).name).toBe('answered');
  });

  it('is to ask again once requests are over', () => {
    const sent = (['declined', 'closed', 'withdrawn'] as const).map(request);
    expect(nextStep({ ...somebody, saved: [clinic], sent }).name).toBe('quote');
  });

  it('is to request a quote for a saved item', () => {
    expect(nextStep({ ...somebody, saved: [clinic] })).toEqual({
      name: 'quote',
      path: '/booking/consultation?provider=clinica-sol',
    });
  });
});

describe('the URL of a quote request', () => {
  it('is the list when there is a choice, and the open form when nothing is saved', () => {
    expect(quotePath([clinic, treatment])).toBe('/favorites');
    expect(quotePath([])).toBe('/booking/consultation');
  });
});
