import { type AccountUpdate, schemesFor } from '@travesia/contracts/financials';
import { describe, expect, it } from 'vitest';
import { fictionalAccount } from '../../demo/fictional-accounts.rules.ts';
import { checkAccount, endingOf, pausedAt, pauseOf } from '../account.rules.ts';
import { isCnpj, isCpf } from '../account-numbers.rules.ts';

const base = { holder: 'Clínica S.A.', bank_name: 'Banco', version: 0 };
const faultsOf = (update: Omit<AccountUpdate, keyof typeof base>, currency: string) => {
  const found = checkAccount({ ...base, ...update }, currency);
  return 'faults' in found ? found.faults.map(({ path, code }) => `${path} ${code}`) : [];
};
const brazil = {
  scheme: 'brazil',
  country: 'BR',
  bank_code: '999',
  branch: '0001',
  number: '12345-X',
  account_type: 'checking',
  holder_id: '11.222.333/0001-81',
} as const;
const aba = {
  scheme: 'aba',
  country: 'US',
  bank_code: '021000021',
  number: '123456789',
  account_type: 'checking',
} as const;
const swift = { scheme: 'swift', country: 'PA', bic: 'BAGEPAPA', number: '0412345678' } as const;

// Numbers that their issuers or the registries print as examples.
const RIGHT: [string, Omit<AccountUpdate, keyof typeof base>, string][] = [
  ['a CLABE', { scheme: 'clabe', country: 'MX', number: '032180000118359719' }, 'MXN'],
  ['a CLABE in dollars, typed with spaces', { scheme: 'clabe', country: 'MX', number: '032 180 00011835971 9' }, 'USD'],
  ['a CBU', { scheme: 'cbu', country: 'AR', number: '2850590940090418135201' }, 'ARS'],
  ['a CCI', { scheme: 'cci', country: 'PE', number: '002-193-001234567890-17' }, 'PEN'],
  [
    'a Colombian account',
    { scheme: 'colombia', country: 'CO', number: '12345678901', account_type: 'savings', holder_id: '900.123.456-7' },
    'COP',
  ],
  ['a Costa Rican IBAN', { scheme: 'iban', country: 'CR', number: 'CR05 0152 0200 1026 2840 66' }, 'CRC'],
  ['a Dominican IBAN', { scheme: 'iban', country: 'DO', number: 'DO28BAGR00000001212453611324' }, 'USD'],
  ['an account in Brazil', brazil, 'BRL'],
  ['an account of a person in Brazil', { ...brazil, holder_id: '529.982.247-25' }, 'BRL'],
  ['a Pix key that is an address', { scheme: 'pix', country: 'BR', number: 'Pagos@Clinica.example' }, 'BRL'],
  ['a Pix key that is a phone', { scheme: 'pix', country: 'BR', number: '+55 11 98765-4321' }, 'BRL'],
  ['an account in the United States', aba, 'USD'],
  ['a SWIFT account', swift, 'USD'],
];
const WRONG: [string, Omit<AccountUpdate, keyof typeof base>, string, string[]][] = [
  [
    'a CLABE with a wrong digit',
    { scheme: 'clabe', country: 'MX', number: '032180000118359718' },
    'MXN',
    ['body.number check_digit'],
  ],
  [
    'a CLABE that is too short',
    { scheme: 'clabe', country: 'MX', number: '03218000011835971' },
    'MXN',
    ['body.number digits'],
  ],
  [
    'two digits of a CLABE swapped',
    { scheme: 'clabe', country: 'MX', number: '302180000118359719' },
    'MXN',
    ['body.number check_digit'],
  ],
  [
    'a CBU with a wrong bank',
    { scheme: 'cbu', country: 'AR', number: '2850591940090418135201' },
    'ARS',
    ['body.number check_digit'],
  ],
  [
    'a CBU with a wrong account',
    { scheme: 'cbu', country: 'AR', number: '2850590940090418135202' },
    'ARS',
    ['body.number check_digit'],
  ],
  [
    'a CCI that is too short',
    { scheme: 'cci', country: 'PE', number: '0021930012345678901' },
    'PEN',
    ['body.number digits'],
  ],
  [
    'an IBAN with a wrong digit',
    { scheme: 'iban', country: 'CR', number: 'CR05015202001026284067' },
    'CRC',
    ['body.number check_digit'],
  ],
  [
    'an IBAN of another country',
    { scheme: 'iban', country: 'CR', number: 'DO28BAGR00000001212453611324' },
    'CRC',
    ['body.number other_country'],
  ],
  ['a routing number with a wrong digit', { ...aba, bank_code: '021000022' }, 'USD', ['body.bank_code check_digit']],
  ['a BIC of another country', { ...swift, country: 'EC' }, 'USD', ['body.bic other_country']],
  ['no BIC', { ...swift, bic: 'ABC' }, 'USD', ['body.bic invalid_format']],
  ['a CNPJ with a wrong digit', { ...brazil, holder_id: '11222333000182' }, 'BRL', ['body.holder_id check_digit']],
  [
    'what is missing, each by its name',
    { scheme: 'colombia', country: 'CO', number: '12345678901' },
    'COP',
    ['body.account_type missing', 'body.holder_id missing'],
  ],
  ['a key that is none', { scheme: 'pix', country: 'BR', number: '12345' }, 'BRL', ['body.number invalid_format']],
  [
    'reais in Mexico',
    { scheme: 'clabe', country: 'MX', number: '032180000118359719' },
    'BRL',
    ['body.scheme invalid_value'],
  ],
];

describe('an account', () => {
  it.each(RIGHT)('is kept: %s', (_name, update, currency) => {
    expect(faultsOf(update, currency)).toEqual([]);
  });

  it.each(WRONG)('is refused: %s', (_name, update, currency, expected) => {
    expect(faultsOf(update, currency)).toEqual(expected);
  });

  it('is kept without what people type to read it, and only what its scheme asks for', () => {
    const clean = checkAccount({ ...base, ...aba, bank_code: '0210-0002 1', bic: 'UNASKED' }, 'USD');
    expect(clean).toEqual({
      details: { bank_code: '021000021', number: '123456789', account_type: 'checking' },
      ending: '6789',
    });
  });

  it('shows no more of its number than the end', () => {
    expect(endingOf('032180000118359719')).toBe('9719');
    expect(endingOf('pagos@clinica.example')).toBe('s@');
    expect(endingOf('a@b.example')).toBe('@');
  });

  it('can be written in some way in every country and currency', () => {
    expect(schemesFor('MX', 'MXN')).toEqual(['clabe', 'swift']);
    expect(schemesFor('PA', 'USD')).toEqual(['swift']);
    expect(schemesFor('US', 'USD')).toEqual(['aba', 'swift']);
  });
});

it('holders in Brazil have a CPF, or a CNPJ of digits or with letters', () => {
  expect([isCpf('52998224725'), isCpf('52998224726'), isCpf('11111111111')]).toEqual([true, false, false]);
  expect([isCnpj('11222333000181'), isCnpj('12ABC34501DE35'), isCnpj('12ABC34501DE36')]).toEqual([true, true, false]);
});

it('an account that replaces another is paused for 72 hours, the first one is not', () => {
  const at = new Date('2026-11-27T12:00:00Z');
  const pausedUntil = pauseOf(false, at);
  expect(pauseOf(true, at)).toBeNull();
  expect(pausedUntil?.toISOString()).toBe('2026-11-30T12:00:00.000Z');
  const account = { verifiedAt: null, refusedAt: null, pausedUntil };
  expect(pausedAt(account, new Date('2026-11-30T11:59:59Z'))).toEqual(pausedUntil);
  expect(pausedAt(account, new Date('2026-11-30T12:00:00Z'))).toBeNull();
});

it.each([
  ['MX', 'MXN'],
  ['MX', 'USD'],
  ['AR', 'USD'],
  ['PE', 'PEN'],
  ['CO', 'COP'],
  ['CO', 'USD'],
  ['CR', 'USD'],
  ['DO', 'USD'],
  ['BR', 'BRL'],
  ['PA', 'USD'],
  ['CL', 'CLP'],
])('accounts of the demo in %s and %s keep the rules', (country, currency) => {
  const { scheme, country: ofBank, details } = fictionalAccount(country, currency, '01234567890123456789012345678901');
  expect(faultsOf({ scheme, country: ofBank, ...details } as AccountUpdate, currency)).toEqual([]);
});
