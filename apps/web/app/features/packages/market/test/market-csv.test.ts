import { describe, expect, it } from 'vitest';
import { marketCsv } from '../market-csv.ts';
import { marketOrder, marketRows } from '../market-rows.ts';
import { makeMarket } from '../testing/make-market.ts';

const market = makeMarket();
const file = (locale: 'en' | 'es') =>
  marketCsv({
    market,
    rows: marketRows(market, marketOrder(''), locale),
    flightDay: 1,
    page: 'https://travesia.example/treatment-marketplace?treatment=dental-implant-single',
    locale,
  });

describe('the table as a CSV file', () => {
  it('contains every country and the price at home, with currency, source and dates', async () => {
    const [head, mexico, , panama, home, end] = (await file('en')).split('\r\n');
    expect(head).toMatch(/^\uFEFFTreatment,Country code,Country,Currency,Lowest package,Median package/);
    expect(mexico).toBe(
      '"Dental implant (implant, abutment and crown)",MX,Mexico,USD,700,1100,1500,3,2,1,2026-10-01,2026-11-15,800,1900,published,A list of prices,2026-09-29,2,5,4,7,1,2,4.8,9,2026-11-20,2026-09-29,https://travesia.example/treatment-marketplace?treatment=dental-implant-single',
    );
    expect(panama).toContain('PA,Panama,USD,,,,0,0,0,,,1100,2000');
    expect(home).toContain('US,United States,USD,,,,0,0,0,,,3100,5800');
    expect(end).toBe('');
  });

  it("has column names in the page's language", async () => {
    expect(await file('es')).toContain('Tratamiento,Código del país,País,Moneda');
  });
});
