import { describe, expect, it } from 'vitest';
import { OldRatesContext } from '../../lib/format/old-rates.ts';
import { renderPage } from '../../lib/site/testing/render-page.tsx';
import { Price } from '../price/price.tsx';

const money = { amount: 24_000_00, currency: 'MXN' };
const shown = (approximate: boolean, rates: string | null) =>
  renderPage(
    <OldRatesContext value={rates}>
      <Price money={money} approximate={approximate} />
    </OldRatesContext>,
    { locale: 'es' },
  );

describe('a converted price', () => {
  it('names the date of an exchange rate that is more than a week old', () => {
    expect(shown(true, '2026-09-29')).toContain('tasa del 29 sept 2026');
  });

  it('names no date for a recent rate, nor for a price that is not converted', () => {
    expect(shown(true, null)).not.toContain('tasa del');
    expect(shown(false, '2026-09-29')).not.toContain('tasa del');
  });
});
