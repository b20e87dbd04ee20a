import { describe, expect, it } from 'vitest';
import { fitDescription, fitTitle, LONGEST_DESCRIPTION } from '../fit-text.ts';

describe('search result snippets', () => {
  it('contain the title with the product’s name, if both fit', () => {
    expect(fitTitle('Treatments')).toBe('Treatments · Travesía');
    expect(fitTitle('Travesía')).toBe('Travesía');
    const long = 'Clínica de Ortopedia y Traumatología del Valle, San José';
    expect(fitTitle(long)).toBe(long);
  });

  it('contain the description, or as many whole words of it as fit', () => {
    expect(fitDescription('Short enough.')).toBe('Short enough.');
    const cut = fitDescription(`${'palabra '.repeat(18)}cortada, justo donde termina el espacio disponible`);
    expect(cut.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    expect(cut).toMatch(/(?:palabra|cortada|justo)…$/);
  });
});
