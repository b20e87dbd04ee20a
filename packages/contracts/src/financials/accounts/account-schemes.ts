/** What an account needs besides its holder and its bank. `number` is what the transfer goes to. */
export const ACCOUNT_FIELDS = ['bic', 'bank_code', 'branch', 'number', 'account_type', 'holder_id'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

export const ACCOUNT_TYPES = ['checking', 'savings'] as const;

/** How the accounts of a country are written, and where the rule is published. */
interface AccountSchemeRule {
  /** Countries of banks; null for all. */
  countries: readonly string[] | null;
  /** Currencies that such an account can receive; null for all. */
  currencies: readonly string[] | null;
  fields: readonly AccountField[];
  source: string;
}

const rulesOf = <const Name extends string>(rules: Readonly<Record<Name, AccountSchemeRule>>) => rules;

/** The most specific first. What is checked of each number: the server’s `account-numbers.rules.ts`. */
export const ACCOUNT_SCHEMES = rulesOf({
  clabe: {
    countries: ['MX'],
    currencies: ['MXN', 'USD'],
    fields: ['number'],
    source: 'Banco de México, Circular 3/2012, annex on the CLABE: 18 digits, weights 3-7-1, last digit modulo 10',
  },
  pix: {
    countries: ['BR'],
    currencies: ['BRL'],
    fields: ['number'],
    source: 'Banco Central do Brasil, Resolução BCB 1/2020 (Pix): key as CPF, CNPJ, email, phone or random UUID',
  },
  brazil: {
    countries: ['BR'],
    currencies: ['BRL'],
    fields: ['bank_code', 'branch', 'number', 'account_type', 'holder_id'],
    source:
      'Banco Central do Brasil: code of the bank (COMPE, three digits); Receita Federal: CPF and CNPJ modulo 11, letters in a CNPJ by IN RFB 2.229/2024',
  },
  cbu: {
    countries: ['AR'],
    currencies: ['ARS', 'USD'],
    fields: ['number'],
    source: 'Banco Central de la República Argentina, SINAP: CBU and CVU, 22 digits, two check digits, weights 7-1-3-9',
  },
  cci: {
    countries: ['PE'],
    currencies: ['PEN', 'USD'],
    fields: ['number'],
    source: 'Cámara de Compensación Electrónica, Peru: CCI, 20 digits; its check digits are not published',
  },
  colombia: {
    countries: ['CO'],
    currencies: ['COP'],
    fields: ['number', 'account_type', 'holder_id'],
    source: 'ACH Colombia: bank, type and number of the account, and NIT or identity number of the holder',
  },
  iban: {
    countries: ['CR', 'DO', 'BR', 'GT', 'SV', 'NI', 'ES', 'PT', 'DE', 'FR', 'IT', 'NL', 'CH', 'GB'],
    currencies: null,
    fields: ['number'],
    source: 'ISO 13616, SWIFT IBAN Registry: length and structure by country, modulo 97; Costa Rica: CR and 20 digits',
  },
  aba: {
    countries: ['US'],
    currencies: ['USD'],
    fields: ['bank_code', 'number', 'account_type'],
    source: 'American Bankers Association, Routing Number Policy: nine digits, weights 3-7-1, modulo 10',
  },
  swift: {
    countries: null,
    currencies: null,
    fields: ['bic', 'number'],
    source: 'ISO 9362: BIC of 8 or 11 characters, the fifth and sixth are the country',
  },
});

export type AccountScheme = keyof typeof ACCOUNT_SCHEMES;
export const ACCOUNT_SCHEME_NAMES = Object.keys(ACCOUNT_SCHEMES) as [AccountScheme, ...AccountScheme[]];

/** How an account at a bank of a country can be written, if it shall receive a currency. Never empty. */
export const schemesFor = (country: string, currency: string): AccountScheme[] =>
  ACCOUNT_SCHEME_NAMES.filter((name) => {
    const { countries, currencies } = ACCOUNT_SCHEMES[name];
    return (countries?.includes(country) ?? true) && (currencies?.includes(currency) ?? true);
  });

/** Countries of banks that clinics choose from; other countries are accepted too. */
export const BANK_COUNTRIES =
  'AR BO BR CA CH CL CO CR DE DO EC ES FR GB GT HN IT MX NI NL PA PE PR PT PY SV US UY VE'.split(' ');

/** After a change of its account, nothing is paid out to a clinic by itself for so many hours. */
export const PAUSE_HOURS = 72;
