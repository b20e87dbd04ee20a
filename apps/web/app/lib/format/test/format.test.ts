import { minorDigits } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { dayStyle, formatClock, formatDate, formatDayOf, formatInstant } from '../dates.ts';
import { currencySymbol, formatMoney, formatMoneyRange, formatShown } from '../money.ts';
import { placeOfZone } from '../places.ts';
import { displayName, formatDistance, formatList, formatNumber, formatPercent } from '../numbers.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('money', () => {
  it('has a symbol that identifies one currency only, a non-breaking space and localized grouping', () => {
    expect(formatMoney('en', usd(418000))).toBe('US$\u00A04,180');
    expect(formatMoney('es', usd(418000))).toBe('US$\u00A04,180');
    expect(formatMoney('pt', usd(418000))).toBe('US$\u00A04.180');
    expect(['BRL', 'MXN', 'EUR', 'COP', 'CAD'].map(currencySymbol)).toEqual(['R$', 'MX$', '€', 'COP', 'CA$']);
  });

  it('shows minor units if there are any, always where it must be exact, and never in ranges', () => {
    expect(formatMoney('en', usd(141999))).toBe('US$\u00A01,419.99');
    expect(formatMoney('en', usd(141999), 'whole')).toBe('US$\u00A01,420');
    expect(formatMoneyRange('en', usd(141999), usd(580050))).toBe('US$\u00A01,420–5,801');
    expect(formatMoney('en', usd(142000))).toBe('US$\u00A01,420');
    expect(formatMoney('en', usd(142000), 'exact')).toBe('US$\u00A01,420.00');
  });

  it('rounds what was converted, never what a clinic asks', () => {
    expect(formatShown('en', { ...usd(141999), approximate: true })).toBe('≈\u00A0US$\u00A01,420');
    expect(formatShown('en', { ...usd(141999), approximate: false })).toBe('US$\u00A01,419.99');
  });

  it('knows by ISO 4217 which currencies have no hundredths', () => {
    expect(minorDigits('CLP')).toBe(0);
    expect(minorDigits('COP')).toBe(2);
    expect(minorDigits('KWD')).toBe(3);
    expect(formatMoney('en', { amount: 95000, currency: 'CLP' })).toBe('CLP\u00A095,000');
  });

  it('formats a range with one symbol and refuses two currencies', () => {
    expect(formatMoneyRange('en', usd(310000), usd(580000))).toBe('US$\u00A03,100–5,800');
    expect(formatMoneyRange('en', usd(310000), usd(310000))).toBe('US$\u00A03,100');
    expect(() => formatMoneyRange('en', usd(1), { amount: 2, currency: 'MXN' })).toThrow('USD and MXN');
  });
});

describe('dates', () => {
  it('are calendar dates, the same in every time zone', () => {
    expect(formatDate('en', '2026-09-29')).toBe('Sep 29, 2026');
    expect(formatDate('es', '2026-09-29')).toBe('29 sept 2026');
    expect(formatDate('pt', '2026-09-29')).toBe('29 de set. de 2026');
    expect(formatDate('en', '2026-11-24', 'weekday')).toBe('Tue, Nov 24');
  });

  it('reject invalid dates', () => {
    expect(() => formatDate('en', 'soon')).toThrow('YYYY-MM-DD');
  });

  it('are the local day of an instant: late in the evening not yet the next', () => {
    expect(formatDayOf('en', '2026-11-23T03:30:00.000Z', 'America/Bogota')).toBe('Nov 22, 2026');
    expect(formatDayOf('en', '2026-11-23T03:30:00.000Z', 'UTC')).toBe('Nov 23, 2026');
    expect(formatDayOf('pt', '2026-11-22T20:00:00.000Z', 'Asia/Tokyo')).toBe('23 de nov. de 2026');
  });

  it('show an instant in the given zone and name it', () => {
    expect(formatInstant('en', '2026-12-12T15:00:00Z', 'America/Bogota')).toBe('Dec 12, 2026, 10:00 AM GMT-5');
  });

  it('show an instant’s day where it is read', () => {
    expect(formatDayOf('en', '2026-11-23T01:30:00Z', 'America/Bogota')).toBe('Nov 22, 2026');
    expect(formatDayOf('en', '2026-11-22T23:30:00Z', 'Europe/Madrid')).toBe('Nov 23, 2026');
  });

  it('name the year of a day that is far away', () => {
    const now = Date.parse('2026-11-28T08:00:00Z');
    const shown = (date: string) => formatDate('en', date, dayStyle(date, now));
    expect(shown('2027-01-27')).toBe('Wed, Jan 27');
    expect(shown('2027-08-17')).toBe('Tue, Aug 17, 2027');
    expect(shown('2025-12-01')).toBe('Mon, Dec 1, 2025');
  });

  it('name zones by their place, as it is written in each language', () => {
    expect(placeOfZone('en', 'America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(placeOfZone('en', 'UTC')).toBe('UTC');
    expect(placeOfZone('en', 'America/Sao_Paulo')).toBe('São Paulo');
    expect(placeOfZone('es', 'America/Panama')).toBe('Panamá');
    expect(placeOfZone('pt', 'America/Mexico_City')).toBe('Cidade do México');
  });

  it('shows the zone of a clock time below its day', () => {
    expect(formatClock('en', '2026-12-12T15:00:00Z', 'UTC')).toBe('3:00 PM UTC');
    expect(formatClock('pt', '2026-12-12T15:00:00Z', 'America/Bogota')).toBe('10:00 GMT-5');
  });
});

describe('numbers', () => {
  it.each([
    ['en', 0.34, '350 m'],
    ['en', 3.24, '3.2 km'],
    ['pt', 3.24, '3,2 km'],
    ['en', 1280.4, '1,280 km'],
  ] as const)('formats in %s %d kilometers as %s', (locale, kilometres, text) => {
    expect(formatDistance(locale, kilometres)).toBe(text);
  });

  it.each([
    ['en', 1280.4, '796 mi'],
    ['en', 5, '3.1 mi'],
    ['es', 1280.4, '796 mi'],
  ] as const)('formats in %s %d kilometers in miles as %s', (locale, kilometres, text) => {
    expect(formatDistance(locale, kilometres, true)).toBe(text);
  });

  it('are formatted in lists, percentages and with the given decimals', () => {
    expect(formatList('es', ['inglés', 'portugués', 'español'])).toBe('inglés, portugués y español');
    expect(formatPercent('en', 0.42)).toBe('42%');
    expect(formatNumber('pt', 4.6, 1)).toBe('4,6');
    expect(displayName('pt', 'region', 'MX')).toBe('México');
  });
});
