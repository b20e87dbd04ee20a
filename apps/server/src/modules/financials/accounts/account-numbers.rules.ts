// Check digits of account numbers, as published by those who assign them: ACCOUNT_SCHEMES of the contract names the sources.

const digitsOf = (text: string): number[] => Array.from(text, Number);

/** The sum of digits times weights, which repeat; `each` shortens every product. */
const weighted = (digits: readonly number[], weights: readonly number[], each = (product: number) => product): number =>
  digits.reduce((sum, digit, at) => sum + each(digit * (weights[at % weights.length] ?? 0)), 0);

const upToTen = (sum: number): number => (10 - (sum % 10)) % 10;

/** The last digit of a CLABE, of its first 17. */
export const clabeDigit = (first: string): number => upToTen(weighted(digitsOf(first), [3, 7, 1], (one) => one % 10));

/** The check digits of the two parts of a CBU or CVU, of seven and of thirteen digits. */
export const cbuDigit = (part: string): number =>
  upToTen(weighted(digitsOf(part), part.length === 7 ? [7, 1, 3, 9] : [3, 9, 7, 1]));

/** The last digit of a routing number of the United States, of its first eight. */
export const abaDigit = (first: string): number => upToTen(weighted(digitsOf(first), [3, 7, 1]));

export const isClabe = (text: string): boolean =>
  /^\d{18}$/.test(text) && clabeDigit(text.slice(0, 17)) === Number(text[17]);

export const isCbu = (text: string): boolean =>
  /^\d{22}$/.test(text) &&
  cbuDigit(text.slice(0, 7)) === Number(text[7]) &&
  cbuDigit(text.slice(8, 21)) === Number(text[21]);

export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) && !/^0+$/.test(text) && abaDigit(text.slice(0, 8)) === Number(text[8]);

/** Modulo 11 of the Brazilian tax office, with weights that grow from the right. */
const brazilianDigit = (values: readonly number[], most: number): number => {
  const sum = values.toReversed().reduce((all, value, at) => all + value * (2 + (at % (most - 1))), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
};

/** Digits and, since July 2026, letters of a CNPJ: each counts as its place in ASCII after the zero. */
const valuesOf = (text: string): number[] => Array.from(text, (one) => one.charCodeAt(0) - 48);

function endsWithDigits(text: string, most: number): boolean {
  const values = valuesOf(text);
  const [first, second] = [values.slice(0, -2), values.slice(0, -1)];
  return brazilianDigit(first, most) === values.at(-2) && brazilianDigit(second, most) === values.at(-1);
}

export const isCpf = (text: string): boolean =>
  /^\d{11}$/.test(text) && !/^(\d)\1+$/.test(text) && endsWithDigits(text, 11);

export const isCnpj = (text: string): boolean =>
  /^[A-Z\d]{12}\d{2}$/.test(text) && !/^(.)\1+$/.test(text) && endsWithDigits(text, 9);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const PIX_PHONE = /^\+55\d{10,11}$/;
const PIX_EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;

/** A key of Pix: tax number, email address, phone with country code, or a random one. */
export const isPixKey = (text: string): boolean =>
  isCpf(text) || isCnpj(text) || UUID.test(text) || PIX_PHONE.test(text) || (text.length <= 77 && PIX_EMAIL.test(text));
