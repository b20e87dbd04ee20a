import { LOCALES, type Locale } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { linesOfPdf, textOfPdf } from '../../../../platform/exports/testing/text-of-pdf.ts';
import { showMoney } from '../../../../platform/show-money.ts';
import type { Reference } from '../../../catalog/index.ts';
import { drawSheet } from '../../../../platform/exports/draw-sheet.ts';
import { paymentSheet, refundSheet, statementSheet } from '../receipts.presenter.ts';
import type { ReceiptRecord } from '../receipts.repo.ts';
import type { Movements } from '../standing.rules.ts';
import { bookingOf, payment, refund, termsOf } from '../testing/rows.ts';

const named = (en: string, es: string, pt: string) => ({ en, es, pt });
const reference = {
  countries: new Map([['CO', { name: named('Colombia', 'Colombia', 'Colômbia') }]]),
  everyTreatment: new Map(),
  policies: new Map([['flexible', { name: named('Flexible', 'Flexible', 'Flexível') }]]),
  inclusionKeys: [
    { key: 'surgeon_fee', label: named('Surgeon fee', 'Honorarios del cirujano', 'Honorários do cirurgião') },
    { key: 'taxes_fees', label: named('Taxes and fees', 'Impuestos y cargos', 'Impostos e taxas') },
  ],
} as unknown as Reference;

const recordOf = (more: Partial<ReceiptRecord> = {}): ReceiptRecord => ({
  booking: bookingOf(termsOf({ surgeon_fee: 90_000, taxes_fees: 10_000 })),
  clinic: {
    name: 'Clínica Um',
    legalName: 'Sierra Azul S.A.',
    country: 'CO',
    city: named('Bogotá', 'Bogotá', 'Bogotá'),
    street: null,
  },
  patient: { firstName: 'José', lastName: 'Núñez', email: 'jose@example.com' },
  clinician: { title: 'Dra.', name: 'Luz Prado' },
  packageTitle: named('Hip replacement', 'Reemplazo de cadera', 'Prótese de quadril'),
  serviceName: null,
  ...more,
});

const paid = payment(30, 10, 30_000);
const half = refund(40, 30, 12, 15_000);
const movements: Movements = { payments: [paid], refunds: [half], disputes: [] };
const written = (
  language: Locale,
  record: ReceiptRecord = recordOf(),
  more: { movements?: Movements; namesPatient?: boolean; payerZone?: string | null } = {},
) => ({
  record,
  visit: { startsAt: record.booking.startsAt, clinician: record.clinician },
  movements: more.movements ?? movements,
  around: { language, reference, payerZone: more.payerZone ?? null, namesPatient: more.namesPatient ?? true },
});
const AT = new Date('2026-11-20T10:00:00Z');
/** Amounts are separated by a space that the fonts have. */
const shown = (amount: number, currency: string, language: Locale) =>
  showMoney({ amount, currency }, language).replaceAll('\u00A0', ' ');

describe('receipts on paper', () => {
  it.each([
    [
      'en',
      [
        'Receipt',
        'US$ 300.00 paid on November 10, 2026',
        'Paid by José Núñez',
        'Legal name: Sierra Azul S.A.',
        'Bogotá, Colombia',
      ],
      'This is not a tax invoice. The clinic issues the tax invoice (factura electrónica) on request',
      'if you cancel, 100% back 30 or more days before; 50% back 8 to 29 days before; nothing back 7 or fewer days before',
    ],
    [
      'es',
      [
        'Recibo',
        'US$ 300.00, pago del 10 de noviembre de 2026',
        'Pagado por José Núñez',
        'Razón social: Sierra Azul S.A.',
      ],
      'Este documento no es una factura fiscal. La clínica emite la factura fiscal (factura electrónica) a pedido',
      'si usted cancela, reembolso del 100 % con 30 días o más de anticipación; reembolso del 50 % entre 8 y 29 días antes',
    ],
    [
      'pt',
      ['Recibo', 'US$ 300,00, pagamento de 10 de novembro de 2026', 'Pago por José Núñez', 'Bogotá, Colômbia'],
      'Este documento não é uma nota fiscal. A clínica emite a nota fiscal (factura electrónica) a pedido',
      'se você cancelar, reembolso de 100% com 30 dias ou mais de antecedência; reembolso de 50% entre 8 e 29 dias antes',
    ],
  ] as const)('say everything in %s', async (language, texts, notTax, policy) => {
    const pdf = await drawSheet(paymentSheet(paid, written(language)), language, AT);
    const text = textOfPdf(pdf);
    for (const one of [...texts, notTax, policy, 'RC-', 'TR-7K3M-9QXD', 'Dra. Luz Prado', paid.id])
      expect(text).toContain(one);
    for (const amount of [100_000, 30_000, 70_000]) expect(text).toContain(shown(amount, 'USD', language));
    const raw = pdf.toString('latin1');
    expect(raw).toContain(`/Lang (${language})`);
    expect(raw).toContain('/DisplayDocTitle true');
  });

  it.each([
    ['MX', 'CFDI'],
    ['BR', 'NFS-e'],
    ['AR', 'factura electrónica'],
  ])('name the fiscal invoice of %s', (country, document) => {
    const { clinic } = recordOf();
    const sheet = paymentSheet(paid, written('en', recordOf({ clinic: { ...clinic, country } })));
    expect(sheet.notes.join(' ')).toContain(`(${document})`);
  });

  it('give both times where the payer’s clock differs, and one where it does not', () => {
    const facts = (payerZone: string) => paymentSheet(paid, written('en', recordOf(), { payerZone })).facts;
    expect(facts('Europe/Berlin')).toContainEqual(['Payer’s time', 'Tuesday, November 10, 2026 at 11:00 AM GMT+1']);
    expect(facts('America/Lima').map(([label]) => label)).not.toContain('Payer’s time');
  });

  it('are the same bytes each time, whatever came later', async () => {
    const draw = (later: Movements) =>
      drawSheet(paymentSheet(paid, written('en', recordOf(), { movements: later })), 'en', AT);
    const before = await draw({ payments: [paid], refunds: [], disputes: [] });
    expect((await draw(movements)).equals(before)).toBe(true);
  });

  it.each(
    LOCALES.flatMap((language) =>
      [
        ['CLP', 1_234_567],
        ['PYG', 987_654_321],
        ['USD', 9_007_199_254_740_991],
        ['COP', 123_456_789_012],
      ].map(([currency, amount]) => [language, currency as string, amount as number] as const),
    ),
  )('write amounts in %s of %s: %d', async (language, currency, amount) => {
    const terms = termsOf({ surgeon_fee: amount }, currency);
    const record = recordOf({ booking: bookingOf(terms) });
    const whole = payment(30, 10, amount, { currency });
    const sheet = paymentSheet(whole, written(language, record, { movements: { ...movements, payments: [whole] } }));
    const lines = linesOfPdf(await drawSheet(sheet, language, AT));
    // In one piece, not broken over lines.
    expect(lines).toContain(shown(amount, currency, language));
  });

  it.each(['CLP', 'PYG'])('write %s without decimals', async (currency) => {
    const whole = payment(30, 10, 1_234_500, { currency });
    const record = recordOf({ booking: bookingOf(termsOf({ surgeon_fee: 4_000_000 }, currency)) });
    const sheet = paymentSheet(whole, written('en', record, { movements: { ...movements, payments: [whole] } }));
    const lines = linesOfPdf(await drawSheet(sheet, 'en', AT));
    expect(lines).toContain(`${currency} 1,234,500`);
    expect(lines).toContain(`${currency} 2,765,500`);
  });

  it('hold long names and names with letters that the fonts lack', async () => {
    const patient = {
      firstName: 'María-José Guadalupe',
      lastName: 'Łukaszewicz de la Concepción y Ñuñoa '.repeat(4),
      email: 'm@example.com',
    };
    const text = textOfPdf(await drawSheet(paymentSheet(paid, written('es', recordOf({ patient }))), 'es', AT));
    expect(text).toContain('María-José Guadalupe Lukaszewicz de la Concepción y Ñuñoa');
    const cyrillic = recordOf({ patient: { firstName: 'Иван', lastName: 'Петров', email: 'ivan@example.com' } });
    expect(paymentSheet(paid, written('en', cyrillic)).parties[0]?.lines).toEqual(['ivan@example.com']);
    const gone = recordOf({ patient: { firstName: '', lastName: '', email: '' } });
    expect(paymentSheet(paid, written('en', gone)).parties[0]?.lines).toEqual(['Deleted account']);
  });

  it('say that a payment in the sandbox is none', () => {
    const demo = payment(30, 10, 30_000, { gateway: 'sandbox' });
    expect(paymentSheet(demo, written('en')).notes[0]).toContain('No money moved');
    expect(paymentSheet(paid, written('en')).notes.join(' ')).not.toContain('sandbox');
  });
});

describe('the receipt of a refund', () => {
  it.each([
    ['en', 'Refund receipt (credit note)', 'Canceled booking'],
    ['es', 'Recibo de reembolso (nota de crédito)', 'Reserva cancelada'],
    ['pt', 'Recibo de reembolso (nota de crédito)', 'Reserva cancelada'],
  ] as const)('names the receipt that it gives back in %s', async (language, title, reason) => {
    const receipt = paymentSheet(paid, written(language));
    const text = textOfPdf(await drawSheet(refundSheet(half, paid, written(language)), language, AT));
    for (const one of [title, reason, receipt.number, shown(15_000, 'USD', language)]) expect(text).toContain(one);
  });

  it('adds up with a second one of the same payment', () => {
    const rest = refund(41, 30, 14, 5_000, { reason: 'by_admin' });
    const both = written('en', recordOf(), { movements: { payments: [paid], refunds: [half, rest], disputes: [] } });
    const amounts = (one: typeof half) =>
      refundSheet(one, paid, both).tables[0]?.rows.map(({ amount }) => amount.replaceAll('\u00A0', ' '));
    expect(amounts(half)).toEqual(['US$ 300.00', 'US$ 150.00', 'US$ 150.00', 'US$ 150.00', 'US$ 150.00']);
    expect(amounts(rest)).toEqual(['US$ 300.00', 'US$ 50.00', 'US$ 200.00', 'US$ 100.00', 'US$ 100.00']);
  });
});

describe('the statement of a booking', () => {
  const rows = (record: ReceiptRecord, more: Parameters<typeof written>[2] = {}) =>
    statementSheet(AT, written('en', record, more)).tables.map((table) =>
      table.rows.map(({ label, amount }) => [label, amount.replaceAll('\u00A0', ' ')]),
    );

  it('lists the price, what was paid and given back, and the balance', () => {
    const [price, moved, balance] = rows(recordOf());
    expect(price).toEqual([
      ['Surgeon fee', 'US$ 900.00'],
      ['Taxes and fees', 'US$ 100.00'],
      ['Total price', 'US$ 1,000.00'],
    ]);
    expect(moved?.map(([, amount]) => amount)).toEqual(['US$ 300.00', '-US$ 150.00']);
    expect(balance).toEqual([
      ['Total price', 'US$ 1,000.00'],
      ['Paid, less refunds', 'US$ 150.00'],
      ['Balance due', 'US$ 850.00'],
    ]);
  });

  it('asks for nothing after a cancellation but says what the clinic keeps', () => {
    const booking = bookingOf(termsOf({ surgeon_fee: 100_000 }), {
      status: 'cancelled',
      cancelReason: 'patient',
      cancelledAt: AT,
      keptMinor: 15_000,
    });
    expect(rows(recordOf({ booking }))[2]).toEqual([
      ['Kept by the clinic', 'US$ 150.00'],
      ['Paid, less refunds', 'US$ 150.00'],
      ['Balance due', 'US$ 0.00'],
    ]);
  });

  it('says until when the deposit is due', () => {
    const booking = bookingOf(termsOf({ surgeon_fee: 100_000 }), {
      status: 'awaiting_payment',
      expiresAt: new Date('2026-11-21T10:00:00Z'),
    });
    const nothing = { payments: [], refunds: [], disputes: [] };
    const [, moved, balance] = rows(recordOf({ booking }), { movements: nothing });
    expect(moved).toEqual([['No payments yet', '']]);
    expect(balance).toContainEqual([
      'Of it, due now: pay by Saturday, November 21, 2026 at 5:00 AM GMT-5 to confirm the booking',
      'US$ 300.00',
    ]);
  });

  it('has every price item when there are many, on numbered pages', async () => {
    const keys = Object.fromEntries(Array.from({ length: 60 }, (_none, at) => [`item_${at}`, 1_000 + at]));
    const record = recordOf({ booking: bookingOf(termsOf(keys)) });
    const pdf = await drawSheet(statementSheet(AT, written('en', record)), 'en', AT);
    const text = textOfPdf(pdf);
    for (const amount of Object.values(keys)) expect(text).toContain(shown(amount, 'USD', 'en'));
    expect(text).toContain('Page 3 of 3');
  });

  it('tells neither patient nor treatment to those who may not know', async () => {
    const hidden = written('en', recordOf(), { namesPatient: false, payerZone: 'Europe/Berlin' });
    const sheets = [paymentSheet(paid, hidden), refundSheet(half, paid, hidden), statementSheet(AT, hidden)];
    for (const sheet of sheets) {
      const text = textOfPdf(await drawSheet(sheet, 'en', AT));
      expect(text).toContain('TR-7K3M-9QXD');
      for (const secret of ['José', 'Hip replacement', 'Prado', 'Surgeon', 'jose@', 'Payer’s time'])
        expect(text).not.toContain(secret);
    }
  });
});
