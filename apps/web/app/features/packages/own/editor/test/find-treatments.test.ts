import { describe, expect, it } from 'vitest';
import { findTreatments } from '../find-treatments.ts';

const all = [
  { treatment: 'rhinoplasty', name: 'Rinoplastía', category: { name: 'Cirugía estética' } },
  { treatment: 'implant', name: 'Implante dental', category: { name: 'Odontología' } },
];

describe('finding a treatment by name', () => {
  it.each([
    ['', ['rhinoplasty', 'implant']],
    ['RINOPLASTIA', ['rhinoplasty']],
    ['dental implante', ['implant']],
    ['odontologia', ['implant']],
    ['knee', []],
  ])('“%s”', (text, found) => {
    expect(findTreatments(all, text).map(({ treatment }) => treatment)).toEqual(found);
  });
});
