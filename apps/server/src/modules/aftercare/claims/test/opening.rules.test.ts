import { describe, expect, it } from 'vitest';
import { type AgreedCover, kindsOf, openingOf, payerOf } from '../opening.rules.ts';

const COVER: AgreedCover = {
  pays: { surgeon: 'clinic', facility: 'insurance', travel: 'patient', home_care: null },
  windowDays: 30,
};
const FACTS = { cover: COVER, treatedOn: '2026-11-01', dischargedOn: null, today: '2026-12-01', open: [] };

describe('when a claim can be opened', () => {
  it('is until the last day of the window, and 180 days for disputes', () => {
    expect(openingOf('complication', FACTS)).toEqual({ bar: null, until: '2026-12-01' });
    expect(openingOf('complication', { ...FACTS, today: '2026-12-02' })).toEqual({
      bar: 'outside_window',
      until: '2026-12-01',
    });
    expect(openingOf('dispute', { ...FACTS, today: '2027-04-30' })).toEqual({ bar: null, until: '2027-04-30' });
    expect(openingOf('dispute', { ...FACTS, today: '2027-05-01' }).bar).toBe('outside_window');
  });

  it('is during the stay only for a window of 0 days', () => {
    const facts = { ...FACTS, cover: { ...COVER, windowDays: 0 } };
    expect(openingOf('complication', facts)).toEqual({ bar: null, until: null });
    expect(openingOf('complication', { ...facts, dischargedOn: '2026-11-04' })).toEqual({
      bar: 'outside_window',
      until: '2026-11-04',
    });
  });

  it('is never before the treatment, without a policy, or beside an open claim of the kind', () => {
    expect(openingOf('dispute', { ...FACTS, treatedOn: null }).bar).toBe('not_treated');
    expect(openingOf('complication', { ...FACTS, cover: null }).bar).toBe('no_policy');
    expect(openingOf('dispute', { ...FACTS, cover: null }).bar).toBeNull();
    expect(openingOf('complication', { ...FACTS, open: ['complication'] }).bar).toBe('already_open');
    expect(openingOf('dispute', { ...FACTS, open: ['complication'] }).bar).toBeNull();
  });
});

describe('as what a subject can be claimed', () => {
  it('is a dispute only, if the patient pays it or no policy is about it', () => {
    expect(kindsOf(COVER, 'revision_treatment')).toEqual(['complication', 'dispute']);
    expect(kindsOf(COVER, 'hospital_costs')).toEqual(['complication', 'dispute']);
    expect(kindsOf(COVER, 'home_care')).toEqual(['complication', 'dispute']);
    expect(kindsOf(COVER, 'travel_costs')).toEqual(['dispute']);
    expect(kindsOf(COVER, 'charged_more')).toEqual(['dispute']);
    expect(kindsOf(null, 'revision_treatment')).toEqual(['dispute']);
    expect(payerOf(COVER, 'travel_costs')).toBe('patient');
  });
});
