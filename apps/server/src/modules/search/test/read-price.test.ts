import { describe, expect, it } from 'vitest';
import { readPrice } from '../understand/read-price.ts';

describe('readPrice', () => {
  it.each([
    ['dental implants medellín under 1000', 1000, null, 'dental implants medellín'],
    ['implante menos de 1.500 en Cali', 1500, null, 'implante en Cali'],
    ['até R$ 5.000,00 rinoplastia', 5000, 'BRL', 'rinoplastia'],
    ['implante dentário ate 1000 dólares', 1000, 'USD', 'implante dentário'],
    ['lipo 2 mil dolares', 2000, 'USD', 'lipo'],
    ['lasik less than 1.5k', 1500, null, 'lasik'],
    ['manga por menos de mil', 1000, null, 'manga'],
    ['facelift under five thousand euros', 5000, 'EUR', 'facelift'],
    ['rinoplastia $3,000', 3000, null, 'rinoplastia'],
    ['bbl 4000usd', 4000, 'USD', 'bbl'],
    ['facelift between 2000 and 5000', 5000, null, 'facelift'],
    ['facelift US$ 2000 - 5000', 5000, 'USD', 'facelift'],
    ['carillas máximo 20000 pesos', 20_000, null, 'carillas'],
  ])('%s', (phrase, max, currency, rest) => {
    expect(readPrice(phrase)).toEqual({ max, currency, rest });
  });

  it.each([
    'all on 4',
    'lipo 360',
    '2500 grafts',
    'hospital 25 de mayo',
    'max 4 implants',
    'within 100 km',
    'Villa Real 2',
    '',
    '$',
    'under',
  ])('“%s” is not a price', (phrase) => {
    expect(readPrice(phrase)).toEqual({ max: null, currency: null, rest: phrase });
  });

  it('ignores a lower price and does not search for it', () => {
    expect(readPrice('liposuction over 2000 usd')).toEqual({ max: null, currency: null, rest: 'liposuction' });
  });
});
