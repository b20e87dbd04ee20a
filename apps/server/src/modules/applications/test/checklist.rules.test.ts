import { emptySections, type FileKind } from '@travesia/contracts/applications';
import { describe, expect, it } from 'vitest';
import { checklistOf } from '../checklist.rules.ts';

const today = '2026-11-22';

function missing(change: (sections: ReturnType<typeof emptySections>) => void, ...kinds: FileKind[]) {
  const sections = emptySections();
  change(sections);
  return checklistOf({ sections, kinds: new Set(kinds), today }).flatMap(({ section, missing: found }) =>
    found.map(({ field, code }) => `${section}.${field} ${code}`),
  );
}

describe('checklistOf', () => {
  it('lists everything missing in an empty application, in order', () => {
    const sections = checklistOf({ sections: emptySections(), kinds: new Set(), today });
    expect(sections.map(({ section, complete }) => [section, complete])).toEqual([
      ['business', false],
      ['licence', false],
      ['specialties', false],
      ['accreditations', false],
      ['people', false],
      ['bank', false],
      ['contact', false],
    ]);
  });

  it('requires no expiration date for a license without one', () => {
    const licence = missing(
      (all) => Object.assign(all.licence, { authority: 'A', number: '1', permanent: true }),
      'licence',
    );
    expect(licence.filter((line) => line.startsWith('licence'))).toEqual([]);
  });

  it.each([
    ['2026-11-21', ['licence.valid_until date_past']],
    ['2026-11-22', []],
  ])('a license until %s: %j', (until, found) => {
    const all = missing(
      ({ licence }) => Object.assign(licence, { authority: 'A', number: '1', valid_until: until }),
      'licence',
    );
    expect(all.filter((line) => line.startsWith('licence'))).toEqual(found);
  });

  it('requires a document and an expiration date for each accreditation, unless there are none', () => {
    const items = [{ body: 'JCI', number: '', valid_until: '' }];
    const found = missing(({ accreditations }) => Object.assign(accreditations, { items }));
    expect(found.filter((line) => line.startsWith('accreditations'))).toEqual([
      'accreditations.items.0.valid_until required',
      'accreditations.file.accreditation file_needed',
    ]);
    const none = missing(({ accreditations }) => Object.assign(accreditations, { none: true }));
    expect(none.filter((line) => line.startsWith('accreditations'))).toEqual([]);
  });

  it.each([
    ['2222 3333', 'CR', true],
    ['+52 55 1234 5678', 'CR', true],
    ['2222 3333', '', false],
    ['call me', 'CR', false],
  ])('the phone number %s in %s: %s', (phone, country, isFine) => {
    const found = missing(({ contact, business }) => {
      contact.phone = phone;
      business.country = country;
    });
    expect(found.includes('contact.phone phone_invalid')).toBe(!isFine);
  });

  it.each([
    ['clinica.example', true],
    ['https://clinica.example/es?x=1', true],
    ['javascript:alert(1)', false],
    ['ftp://clinica.example', false],
    ['our page', false],
  ])('the web address %s: %s', (website, isFine) => {
    const found = missing(({ contact }) => Object.assign(contact, { website }));
    expect(found.includes('contact.website invalid_format')).toBe(!isFine);
  });
});
