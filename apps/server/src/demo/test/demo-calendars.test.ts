import { describe, expect, it } from 'vitest';
import { makeCalendars } from '../availability/make-calendars.ts';
import { addDays } from '../days.ts';
import { demoOn, TODAY } from './demo-under-test.ts';

describe('demo calendars', () => {
  it.each([0, 1, 3, 5, 40, 200])(
    'let patients book at every clinic that takes bookings online, in %i days too',
    (later) => {
      const today = addDays(TODAY, later);
      const { providers, clinicians } = demoOn(today);
      const calendars = makeCalendars(providers, clinicians, today);
      const taking = providers.filter(
        ({ verification_status: status, listed, settings }) =>
          status === 'verified' && listed && settings.allow_online_booking,
      );
      expect(taking.length).toBeGreaterThan(40);
      for (const { id, slug } of taking) {
        const open = calendars.filter(
          ({ providerId, windows, exceptions }) =>
            providerId === id &&
            exceptions.every(({ kind }) => kind === 'open') &&
            [1, 2, 3, 4, 5].every((weekday) => windows.some((one) => one.weekday === weekday && one.mode !== 'online')),
        );
        expect(open.length, slug).toBeGreaterThan(0);
      }
      expect(new Set(calendars.map(({ providerId }) => providerId)).size).toBe(taking.length);
    },
  );
});
