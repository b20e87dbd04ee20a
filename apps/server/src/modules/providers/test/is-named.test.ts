import { describe, expect, it } from 'vitest';
import { isNamed } from '../is-named.ts';

describe('isNamed', () => {
  it.each([
    ['Clínica Barranco Sur', 'barranco sur'],
    ['Clínica Barranco Sur', 'clinica barranco'],
    ['Hospital Cafetal', 'hospital'],
  ])('%s is found by “%s”', (name, query) => {
    expect(isNamed(name, query)).toBe(true);
  });

  it.each([
    ['Clínica Mirador del Aburrá', 'clinica americas'],
    ['Hospital Bajo San Telmo', 'hospital san vicente'],
    ['Ortopedia Mitras', ''],
  ])('%s does not match the name “%s”', (name, query) => {
    expect(isNamed(name, query)).toBe(false);
  });
});
