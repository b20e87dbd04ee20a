import { describe, expect, it } from 'vitest';
import { catalog, demo, demoOn, TODAY } from './demo-under-test.ts';

const records = [...demo.providers, ...demo.clinicians, ...demo.credentials, ...demo.packages, ...demo.reviews];

/** All dates in a JSON text. */
const dayFields = (json: string) => json.match(/"\d{4}-\d{2}-\d{2}"/g) ?? [];

describe('the demo', () => {
  it('is byte-identical when generated again', () => {
    expect(JSON.stringify(demoOn())).toBe(JSON.stringify(demo));
  });

  it('has the volumes stated in the field notes', () => {
    expect(demo.providers).toHaveLength(61);
    expect(demo.clinicians).toHaveLength(181);
    expect(demo.packages).toHaveLength(420);
    expect(demo.reviews).toHaveLength(240);
    expect(new Set(demo.providers.map((one) => one.city)).size).toBe(catalog.cities.length);
  });

  it('marks every record as demo and gives it a unique id, valid by RFC 9562', () => {
    expect(records.every((one) => one.demo)).toBe(true);
    expect(new Set(records.map((one) => one.id)).size).toBe(records.length);
    const uuid8 = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(records.filter((one) => !uuid8.test(one.id))).toEqual([]);
  });

  it('references only existing records', () => {
    const providers = new Set(demo.providers.map((one) => one.id));
    const clinicians = new Map(demo.clinicians.map((one) => [one.id, one]));
    const packages = new Map(demo.packages.map((one) => [one.id, one]));
    for (const one of [...demo.clinicians, ...demo.credentials, ...demo.packages, ...demo.reviews]) {
      expect(providers).toContain(one.provider_id);
    }
    for (const one of demo.packages) {
      const named = clinicians.get(one.clinician_id);
      expect(named?.provider_id).toBe(one.provider_id);
      expect(named?.treatments.map((done) => done.treatment)).toContain(one.treatment);
    }
    for (const one of demo.reviews) {
      expect(packages.get(one.package_id)).toMatchObject({ provider_id: one.provider_id, treatment: one.treatment });
    }
  });

  it('keeps its ids and shifts its dates when the day changes', () => {
    const later = demoOn('2027-11-20');
    const everyId = (data: typeof demo) =>
      [data.providers, data.clinicians, data.credentials, data.packages, data.reviews].flatMap((list) =>
        list.map((one) => one.id).sort(),
      );
    expect(everyId(later)).toEqual(everyId(demo));
    const newest = (data: typeof demo) =>
      data.reviews
        .map((one) => one.published_on)
        .sort()
        .at(-1) ?? '';
    expect(newest(demo) < TODAY && newest(demo) > '2026-10-20').toBe(true);
    expect(newest(later) > '2027-10-20').toBe(true);
    expect(dayFields(JSON.stringify(later.packages))).not.toEqual(dayFields(JSON.stringify(demo.packages)));
  });

  it('dates no past event in the future', () => {
    const past = [
      ...demo.providers.map((one) => one.created_on),
      ...demo.credentials.flatMap((one) => [one.issued_on, one.checked_on]),
      ...demo.packages.flatMap((one) => [one.price_confirmed_on, one.published_on]),
      ...demo.reviews.flatMap((one) => [one.published_on, one.reply?.published_on ?? null]),
    ];
    expect(past.filter((day) => day !== null && day > TODAY)).toEqual([]);
  });

  it('throws for an invalid day', () => {
    expect(() => demoOn('tomorrow')).toThrow('"tomorrow" is not a day');
  });

  it('has every text in three languages', () => {
    const texts = [
      ...demo.providers.flatMap((one) => [one.description, ...one.specialties.map((specialty) => specialty.name)]),
      ...demo.clinicians.flatMap((one) => [one.specialty, one.bio]),
      ...demo.credentials.map((one) => one.scope),
      ...demo.packages.flatMap((one) => [one.title, one.description]),
      ...demo.packages.flatMap((one) => one.inclusions.flatMap((line) => line.detail ?? [])),
    ];
    for (const text of texts) {
      expect(Object.keys(text)).toEqual(['en', 'es', 'pt']);
      expect(Object.values(text).filter((words) => words.trim() === '' || /[{}]/.test(words))).toEqual([]);
    }
  });
});
