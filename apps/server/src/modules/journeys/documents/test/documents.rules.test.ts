import { describe, expect, it } from 'vitest';
import { hasSignedAll, isSameName, missingOf } from '../documents.rules.ts';

type Row = Parameters<typeof missingOf>[1][number];
const row = (kind: Row['kind'], status: Row['status'], required = true): Row => ({
  id: `${kind}/${status}`,
  kind,
  status,
  required,
});
const kindsOf = (rows: readonly Row[]) =>
  missingOf(['treatment', 'anesthesia'], rows).map(({ kind, status }) => [kind, status]);

describe('whether the patient has signed everything', () => {
  it.each([
    [[row('treatment', 'signed'), row('anesthesia', 'in_force')], true],
    [[row('treatment', 'signed')], false],
    [[row('treatment', 'signed'), row('anesthesia', 'offered')], false],
    [[row('treatment', 'signed'), row('anesthesia', 'declined')], false],
    [[row('treatment', 'in_force'), row('anesthesia', 'signed'), row('photos', 'offered', false)], true],
  ])('%j: %s', (rows, expected) => {
    expect(hasSignedAll(['treatment', 'anesthesia'], rows)).toBe(expected);
  });
});

const SIGNED = [row('treatment', 'in_force'), row('anesthesia', 'in_force')];

describe('what is missing before a treatment', () => {
  it('is what the treatment requires and was never offered', () => {
    expect(kindsOf([])).toEqual([
      ['treatment', null],
      ['anesthesia', null],
    ]);
  });

  it.each([
    ['photographs that were declined', [row('photos', 'declined', false)], []],
    ['a form that was withdrawn', [row('treatment', 'withdrawn')], [['treatment', 'withdrawn']]],
    ['a form that waits for a clinician', [row('treatment', 'signed')], [['treatment', 'signed']]],
    ['a form that was withdrawn and signed again', [row('treatment', 'withdrawn'), row('treatment', 'in_force')], []],
    ['a form that the clinic made void', [row('anesthesia', 'void')], [['anesthesia', 'void']]],
    ['another surgeon nobody agreed to', [row('surgeon_change', 'offered')], [['surgeon_change', 'offered']]],
    ['another surgeon who was declined', [row('surgeon_change', 'declined')], [['surgeon_change', 'declined']]],
    ['an earlier change of surgeon', [row('surgeon_change', 'void'), row('surgeon_change', 'in_force')], []],
    ['words of the clinic that are not required', [row('other', 'offered', false)], []],
    ['words of the clinic that are', [row('other', 'offered')], [['other', 'offered']]],
    ['declined words, and later ones that were signed', [row('other', 'declined'), row('other', 'in_force')], []],
  ] as const)('with %s', (_what, more, missing) => {
    expect(kindsOf([...SIGNED, ...more])).toEqual(missing);
  });
});

it.each([
  ['María José Núñez', true],
  ['  maria jose   NUNEZ ', true],
  ['MariaJoseNunez', true],
  ['María Núñez', false],
  ['', false],
])('the typed name %s is that of the account: %s', (typed, isSame) => {
  expect(isSameName(typed, { firstName: 'María José', lastName: 'Núñez' })).toBe(isSame);
});
