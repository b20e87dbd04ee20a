import { describe, expect, it } from 'vitest';
import { DISCHARGE_ITEMS, type DischargeContent, emptyDischarge } from '../discharge-content.schema.ts';
import { type DischargeRule, missingOf, plainPhone } from '../missing-of.ts';

const SURGERY: DischargeRule = {
  given: ['instructions', 'operation_report', 'anesthesia_record', 'fit_to_fly'],
  answered: ['medicines', 'implants', 'pathology'],
  udi: true,
};
const CHECKUP: DischargeRule = { given: ['instructions'], answered: ['lab_results'], udi: true };

/** Papers in which everything is said. */
function complete(): DischargeContent {
  const content = emptyDischarge();
  for (const key of DISCHARGE_ITEMS) content.items[key] = { state: 'given', text: 'Said.', reason: '', files: [] };
  return {
    ...content,
    implants: [{ name: 'Stem', maker: 'Maker', lot: 'L-1', udi: '(01)1', site: 'Hip' }],
    medicines: [{ name: 'Paracetamol', dose: '1 g', how: 'if needed', until: null, lot: '' }],
    follow_up: [{ on: '2027-01-10', who: 'Dr. Rojas', where: 'Video' }],
    contact: { name: 'Clinic', phone: '+506 5550-0142', hours: '24 hours' },
    fit_to_fly: { from: '2026-12-20', conditions: '' },
  };
}
const whys = (content: DischargeContent, rule = SURGERY) =>
  missingOf(content, rule).map(({ key, why }) => `${key}: ${why}`);

describe('what discharge papers lack', () => {
  it('is nothing when everything is said', () => {
    expect(whys(complete())).toEqual([]);
  });

  it('depends on the kind of treatment', () => {
    const keysOf = (rule: DischargeRule) => missingOf(emptyDischarge(), rule).map(({ key }) => key);
    expect(keysOf(SURGERY)).toContain('anesthesia_record');
    expect(keysOf(CHECKUP)).toEqual([
      'warning_signs',
      'contact',
      'instructions',
      'medicines',
      'follow_up',
      'lab_results',
    ]);
  });

  it('is a reason for what does not apply, but for medicines: none prescribed says why', () => {
    const content = complete();
    const without = { state: 'not_applicable', text: '', reason: '', files: [] } as const;
    Object.assign(content.items, { pathology: { ...without }, medicines: { ...without } });
    expect(whys(content)).toEqual(['pathology: reason_missing']);
  });

  it('is whatever can’t be left out', () => {
    const content = complete();
    for (const key of ['warning_signs', 'contact', 'follow_up', 'anesthesia_record'] as const)
      content.items[key] = { state: 'not_applicable', text: '', reason: 'Why not', files: [] };
    expect(missingOf(content, SURGERY).map(({ why }) => why)).toEqual(Array(4).fill('must_be_given'));
    // A checkup has no anesthesia.
    expect(whys(content, CHECKUP)).not.toContain('anesthesia_record: must_be_given');
  });

  it('is what a list needs to be of use', () => {
    const content = complete();
    content.implants = [{ name: 'Stem', maker: 'Maker', lot: '', udi: '', site: '' }];
    content.medicines = [];
    content.follow_up = [{ on: null, who: 'Dr. Rojas', where: 'Video' }];
    content.contact.phone = '5550 0142';
    content.fit_to_fly.from = null;
    content.items.operation_report.text = '';
    expect(whys(content)).toEqual([
      'contact: phone_wrong',
      'medicines: empty',
      'follow_up: follow_up_incomplete',
      'fit_to_fly: day_missing',
      'operation_report: empty',
      'implants: implant_incomplete',
      'implants: udi_missing',
    ]);
    expect(whys(content, { ...SURGERY, udi: false })).not.toContain('implants: udi_missing');
  });

  it('reads phones as people write them', () => {
    expect(plainPhone('+506 (55) 50-01.42')).toBe('+50655500142');
  });
});
