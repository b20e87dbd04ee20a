import type { ShownDay } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../../lib/site/testing/render-page.tsx';
import { makeDetail } from '../../../testing/make-detail.ts';
import { ClinicDays } from '../clinic-days.tsx';

const day = (changes: Partial<ShownDay>): ShownDay => ({
  trip: 1,
  day: 1,
  place: 'lodging',
  title: 'Arrival',
  note: null,
  ...changes,
});
const shown = (itinerary: ShownDay[], tooShortFor: number | null = null, path = '/packages/x/y') =>
  renderPage(<ClinicDays detail={makeDetail({ itinerary })} tooShortFor={tooShortFor} />, { path })
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ');

describe('the days as the clinic wrote them', () => {
  it('tell where each ends', () => {
    const text = shown([day({}), day({ day: 3, place: 'hospital', title: 'Surgery', note: 'In the morning.' })]);
    expect(text).toContain('Day 1 Arrival Night at your lodging');
    expect(text).toContain('Day 3 Surgery In the morning. Night in the hospital');
    expect(text).not.toContain('Trip 1');
  });

  it('have a heading for each of several trips', () => {
    const text = shown([day({}), day({ trip: 2, place: 'home', title: 'Home' })]);
    expect(text).toContain('Trip 1 Day 1 Arrival');
    expect(text).toContain('Trip 2 Day 1 Home On the way home');
  });

  it('warn of a stay that ends before the earliest flight home', () => {
    expect(shown([day({})], 7)).toContain('earliest flight home is on day 7');
  });
});
