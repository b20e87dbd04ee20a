import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { DRAWN_CITIES, isSkylineName, skylineNameFor } from '../../../../lib/art/names.ts';
import { drawSkyline, skylineBody } from '../skylines/skyline.ts';

const CATALOGUE = (
  'tijuana los-algodones mexicali cancun puerto-vallarta guadalajara monterrey mexico-city merida bogota medellin cali cartagena ' +
  'bucaramanga san-jose escazu liberia sao-paulo rio-de-janeiro belo-horizonte porto-alegre buenos-aires cordoba santo-domingo ' +
  'santiago-de-los-caballeros panama-city lima tacna santiago quito cuenca guayaquil'
).split(' ');
const COUNTRIES = ['mx', 'co', 'cr', 'br', 'ar', 'do', 'pa', 'pe', 'cl', 'ec'];

describe('skylines', () => {
  it('exist for each of the 32 catalogue cities', () => {
    expect(CATALOGUE).toHaveLength(32);
    expect([...DRAWN_CITIES].toSorted()).toEqual(CATALOGUE.toSorted());
  });

  it('differ for every two cities', () => {
    expect(new Set(DRAWN_CITIES.map(skylineBody)).size).toBe(DRAWN_CITIES.length);
  });

  it.each(CATALOGUE)('%s is well-formed, in one color, and between 2 and 10 kB', (city) => {
    const svg = drawSkyline(city);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toMatch(/#[0-9a-f]{3}|NaN|undefined/i);
    expect(svg.length).toBeGreaterThan(2_000);
    expect(svg.length).toBeLessThan(10_000);
    expect(skylineBody(city)).toBe(skylineBody(city));
  });

  it('have a landscape for each of the ten countries', () => {
    for (const country of COUNTRIES) {
      expect(skylineNameFor('a-new-town', country.toUpperCase())).toBe(`typical-${country}`);
      expect(XMLValidator.validate(drawSkyline(`typical-${country}`))).toBe(true);
    }
  });

  it('never resolve a city from the prototype chain', () => {
    expect(isSkylineName('constructor')).toBe(false);
    expect(skylineNameFor('toString', '__proto__')).toBe('typical-co');
  });

  it('use the given color', () => {
    expect(drawSkyline('lima', '#123456')).toContain('color="#123456"');
  });
});
