import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CRISIS_COUNTRIES, CRISIS_READ_ON, crisisCountriesFor } from '../crisis-lines.ts';

const countries = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../../../../server/data/catalog/countries.json'), 'utf8'),
) as { code: string; destination: boolean; emergency_number: string | null }[];

describe('crisis lines', () => {
  it('exist for every catalogue destination, with its emergency number', () => {
    for (const { code, emergency_number: emergency } of countries.filter(({ destination }) => destination))
      expect(CRISIS_COUNTRIES.find((one) => one.code === code)?.emergency, code).toBe(emergency);
  });

  it('begin with the reader’s own country, and leave none out', () => {
    expect(crisisCountriesFor('CA')[0]?.code).toBe('CA');
    expect(crisisCountriesFor('CA')).toHaveLength(CRISIS_COUNTRIES.length);
    expect(crisisCountriesFor(null)).toEqual(CRISIS_COUNTRIES);
  });

  it('exist for the countries most patients come from', () => {
    const codes = CRISIS_COUNTRIES.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['US', 'CA', 'ES', 'PT']));
  });

  it('can be dialed, and each names the source of its number', () => {
    for (const { code, lines } of CRISIS_COUNTRIES) {
      expect(lines.length, code).toBeGreaterThan(0);
      for (const { dial, source } of lines) {
        expect(dial, code).toMatch(/^[*\d]\d{2,14}$/);
        expect(URL.canParse(source.url), code).toBe(true);
        expect(source.said === null || source.said <= CRISIS_READ_ON, code).toBe(true);
      }
    }
  });
});
