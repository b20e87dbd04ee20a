import { NOTIFICATION_NAMES, type Notification } from '@travesia/contracts/notifications';
import { describe, expect, it } from 'vitest';
import { notices } from '../../../notices.ts';
import { inWords } from '../told-text.ts';

const params = {
  device: 'Firefox, Android',
  place: 'Clínica Sol',
  change: 'turned_on',
  role: 'provider',
  clinic: 'Clínica Sol',
  clinician: 'Dra. Luz Prado',
  other: 'Clínica Mar',
  organization: 'Red Andina',
  answer: 'approved',
  kind: 'claim',
  reference: 'TS-7K3M-9QXD',
  count: 2,
  ended: 1,
  hidden: 0,
  news: 'sent',
  starts_at: '2026-12-07T12:00:00.000Z',
  time_zone: 'America/Sao_Paulo',
  due_at: '2026-12-01T12:00:00.000Z',
  due_on: '2026-11-30',
  ends_at: '2026-12-07T12:00:00.000Z',
  late: 'Clínica Mar',
  amount: 30_000,
  currency: 'BRL',
  ending: '9772',
  by: 'clinic',
  why: 'not_paid',
  what: 'quote',
  valid_until: '2026-12-11T06:00:00.000Z',
  soon: 2,
  waiting: 1,
  urgent: 'yes',
  patients: 3,
};

describe('notification texts', () => {
  it.each(['en', 'es', 'pt'] as const)('exist for every type in %s, with and without names', (locale) => {
    const nothing = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : null]),
    );
    for (const kind of NOTIFICATION_NAMES)
      for (const given of [params, nothing]) {
        const { title, text } = inWords(notices, locale, { kind, params: given });
        expect(`${title} ${text}`, kind).not.toMatch(/[{}]|undefined|null/);
        expect(title.length, kind).toBeGreaterThan(5);
      }
  });

  it('show times of a clinic in its zone, and amounts with their currency', () => {
    const of = (locale: 'en' | 'pt', kind: Notification['kind'], more: Notification['params']) =>
      inWords(notices, locale, { kind, params: { ...params, ...more } }).text;
    expect(of('en', 'booking_confirmed', {})).toBe(
      'Clínica Sol, Dec 7, 2026, 9:00 AM GMT-3. Deposit received: R$\u00A0300.',
    );
    expect(of('pt', 'booking_reminder', { time_zone: 'America/Santiago' })).toContain('09:00');
    // Clocks in Santiago are an hour behind in winter.
    const winter = { time_zone: 'America/Santiago', starts_at: '2026-07-06T12:00:00.000Z' };
    expect(of('pt', 'booking_reminder', winter)).toContain('08:00');
    expect(of('en', 'booking_confirmed', { amount: null, currency: null })).toMatch(/GMT-3\.$/);
  });

  it('show the last day to pay a balance rather than the midnight after it, also of what was told before days were kept', () => {
    const of = (locale: 'en' | 'es' | 'pt', given: Notification['params']) =>
      inWords(notices, locale, { kind: 'balance_requested', params: given }).text;
    const given = { ...params, due_at: '2026-11-30T00:00:00.000Z', due_on: '2026-11-29' };
    expect(of('en', given)).toBe('Clínica Sol asks you to pay R$\u00A0300 by Nov 29, 2026.');
    expect(of('es', given)).toContain('hasta el 29 nov');
    expect(of('pt', given)).toContain('até 29 de nov. de 2026');
    const { due_on: _dropped, ...before } = given;
    expect(of('en', before)).toMatch(/ by Nov 29, 2026\.$/);
  });

  it('include the device and place if known', () => {
    const of = (given: Notification['params']) => inWords(notices, 'en', { kind: 'new_device', params: given }).text;
    expect(of({ device: 'Firefox, Android', place: 'Bogota' })).toContain('Firefox, Android, Bogota.');
    expect(of({ device: null, place: null })).toContain('Unknown browser.');
  });
});
