import { describe, expect, it } from 'vitest';
import { makeDetail, makeLine } from '../../../testing/make-detail.ts';
import { packageTrip } from '../package-days.ts';

const step = (day_offset: number, kind: 'arrive' | 'procedure' | 'check' | 'fly_home', title: string) => ({
  trip: 1,
  day_offset,
  kind,
  title,
  text: '',
});
const treatment = {
  trips: 1,
  hospital_nights: 2,
  content: {
    warnings: [],
    what_it_is: [],
    suits: [],
    wait: [],
    risks: [],
    recovery: [],
    faq: [],
    steps: [
      step(-1, 'arrive', 'Arrive'),
      step(0, 'procedure', 'Surgery'),
      step(4, 'check', 'Check'),
      step(5, 'fly_home', 'Fly home'),
    ],
  },
};
const offer = (days: number, lodging: number | null) =>
  makeDetail({
    stay_days: days,
    nights: days - 1,
    inclusions: [
      makeLine({ key: 'hospital_nights', answer: 'included', quantity: 2, quantity_unit: 'nights' }),
      makeLine({ key: 'lodging', answer: lodging === null ? 'not_included' : 'included', quantity: lodging }),
    ],
  });

describe('the days of a package', () => {
  it('follow its own nights: hospital after the procedure, the flight home on its last day', () => {
    const trip = packageTrip(offer(9, 6), treatment, 5);
    expect(trip?.days.map(({ first, last, steps, night }) => [first, last, steps[0]?.title, night?.place])).toEqual([
      [1, 1, 'Arrive', 'lodging'],
      [2, 2, 'Surgery', 'hospital'],
      [3, 3, undefined, 'hospital'],
      [4, 5, undefined, 'lodging'],
      [6, 6, 'Check', 'lodging'],
      [7, 7, undefined, 'lodging'],
      [8, 8, undefined, 'lodging'],
      [9, 9, 'Fly home', undefined],
    ]);
    expect(trip?.days.find(({ mayFly }) => mayFly)?.offset).toBe(5);
    expect(trip).toMatchObject({ tooShort: false, later: [] });
  });

  it('say which nights the price includes', () => {
    const some = packageTrip(offer(9, 2), treatment, 5)?.days ?? [];
    expect(some.map(({ night }) => night?.included ?? '').join(' ')).toBe(
      'true true true true false false false false ',
    );
    const none = packageTrip(offer(9, null), treatment, 5)?.days;
    expect(none?.filter(({ night }) => night?.place === 'lodging').every(({ night }) => !night?.included)).toBe(true);
  });

  it('tell when the package ends before the earliest flight, and what would come after it', () => {
    const trip = packageTrip(offer(4, 1), treatment, 5);
    expect(trip?.tooShort).toBe(true);
    expect(trip?.later.map(({ title }) => title)).toEqual(['Check']);
  });

  it('are none without nights abroad', () => {
    expect(packageTrip(offer(1, null), treatment, 0)).toBeNull();
    expect(packageTrip(offer(9, 6), { ...treatment, trips: 0 }, 5)).toBeNull();
  });
});
