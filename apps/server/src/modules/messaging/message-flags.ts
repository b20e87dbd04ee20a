import type { MessageFlag } from '@travesia/contracts/messaging';
import { plainText } from '../../platform/finding/plain-text.ts';

const LINK = /\b(?:https?:\/\/|www\.)([^\s/<>"')]+)/giu;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
/** A country code and at least eight more digits, as telephone numbers are written across borders. */
const PHONE = /(?:\+|\b00)\d{1,3}[\s().-]*(?:\d[\s().-]*){8,}/u;
/** Ways to talk elsewhere; without accents and in lower case, as `plainText` gives it. */
const ELSEWHERE = /\b(?:whatsapp|wa\.me|telegram|t\.me|wechat|facebook messenger|instagram)\b/u;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,4})?\b/gu;
/** Ways to pay elsewhere, in the languages of the product. */
const PAYMENT =
  /\b(?:western union|moneygram|zelle|venmo|paypal|wire transfer|bank transfer|transferencia bancaria|deposito bancario|transferencia por pix|chave pix|clave pix|cuenta bancaria|conta bancaria|bank account|bitcoin|crypto|cripto|pay in cash|pague en efectivo|pago en efectivo|pague em dinheiro|iban|cbu|clabe)\b/u;

/**
 * What a message asks for that readers should be careful with. It only warns: a clinic may well name its telephone number. Links to
 * `ownHost` don't leave the product.
 */
export function flagsOf(text: string, ownHost: string | undefined): MessageFlag[] {
  const plain = plainText(text);
  const hosts = [...text.matchAll(LINK)].map(([, host]) => host?.toLowerCase().replace(/^www\./u, ''));
  const found: Record<MessageFlag, boolean> = {
    payment: PAYMENT.test(plain) || text.search(IBAN) >= 0,
    contact: ADDRESS.test(text) || PHONE.test(text.replaceAll(IBAN, '')) || ELSEWHERE.test(plain),
    link: hosts.some((host) => host !== ownHost?.toLowerCase()),
  };
  return (Object.keys(found) as MessageFlag[]).filter((flag) => found[flag]);
}
