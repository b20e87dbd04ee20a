import type { PackageDay } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { moveDay, renumberDay, withDay, withDayAgain, withoutDay } from '../itinerary.ts';

const none = { en: '', es: '', pt: '' };
const day = (number: number, title: string, trip = 1): PackageDay => ({
  trip,
  day: number,
  place: 'lodging',
  title: { ...none, en: title },
  note: none,
});
const days = [day(1, 'Arrival'), day(2, 'Surgery'), day(5, 'Checkup'), day(1, 'Return', 2)];
const said = (all: PackageDay[] | null) => all?.map((one) => `${one.trip}.${one.day} ${one.title.en}`);

describe('an itinerary', () => {
  it('gets a day at the end of a trip', () => {
    expect(said(withDay(days, 1))).toEqual(['1.1 Arrival', '1.2 Surgery', '1.5 Checkup', '1.6 ', '2.1 Return']);
    expect(said(withDay([], 2))).toEqual(['2.1 ']);
  });

  it('moves what happens, not the days', () => {
    expect(said(moveDay(days, 1, 1))).toEqual(['1.1 Arrival', '1.2 Checkup', '1.5 Surgery', '2.1 Return']);
    expect(moveDay(days, 0, -1)).toEqual(days);
  });

  it('loses a day, and gets it back in its place', () => {
    const rest = withoutDay(days, 1);
    expect(said(rest)).toEqual(['1.1 Arrival', '1.5 Checkup', '2.1 Return']);
    expect(withDayAgain(rest, day(2, 'Surgery'))).toEqual(days);
    expect(withDayAgain(days, day(2, 'Another'))).toEqual(days);
  });

  it('gives a day another number, unless it is taken', () => {
    expect(said(renumberDay(days, 0, 3))).toEqual(['1.2 Surgery', '1.3 Arrival', '1.5 Checkup', '2.1 Return']);
    expect(renumberDay(days, 0, 5)).toBeNull();
    expect(renumberDay(days, 0, 0)).toBeNull();
  });
});
