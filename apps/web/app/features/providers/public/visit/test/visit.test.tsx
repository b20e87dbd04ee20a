import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../../lib/site/testing/render-page.tsx';
import { makeClinician, makeDetail } from '../../testing/make-detail.ts';
import { Visit } from '../visit.tsx';
import { offersWith, roomsOf } from '../visit-view.ts';

/** Surgeon fee and anesthesia included, tests and rides not; and one with everything. */
const FEW = { answers: 'ii'.padEnd(22, 'n') };
const ALL = { answers: 'i'.repeat(22) };
const hospital = { slug: 'hospital', name: 'Hospital' };
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');
const visit = (changes: Parameters<typeof makeDetail>[0]) =>
  words(renderPage(<Visit provider={makeDetail(changes)} clinicians={[makeClinician()]} offers={[FEW, ALL]} />));

describe('the rooms of a clinic', () => {
  it('follow from what it offers', () => {
    expect(roomsOf({ type: hospital, beds: 40 }, [ALL])).toEqual([
      'reception',
      'consultation',
      'tests',
      'theater',
      'recovery',
      'ward',
    ]);
    expect(roomsOf({ type: { slug: 'dental_clinic', name: 'Dental' }, beds: null }, [FEW])).toEqual([
      'reception',
      'consultation',
      'treatment',
    ]);
    expect(offersWith([FEW, ALL], 'transfers')).toBe(1);
  });
});

describe('a visit', () => {
  it('of a fictional clinic has a first hour and a drawing, both marked', () => {
    const text = visit({ type: hospital, beds: 40, demo: true });
    expect(text).toContain('Your first hour here Sample');
    expect(text).toContain('1 of 2 packages include a ride from the airport. 42 minutes by car from MDE.');
    expect(text).toContain('The rooms Drawing');
    expect(text).toContain('and its 40 beds. Not to scale, and not the real building.');
  });

  it('of a real clinic invents nothing: frames say which photos are missing', () => {
    const text = visit({ type: hospital, demo: false });
    expect(text).not.toContain('first hour');
    expect(text).not.toContain('Drawing');
    expect(text).toContain('This clinic hasn’t uploaded photos yet.');
    expect(text).toContain('Operating room No photo yet');
  });
});
