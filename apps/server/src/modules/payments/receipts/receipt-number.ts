/** Letters and digits that can't be confused with each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_EACH = 5n;
const LETTERS = 12;
const GROUP = 4;

/** The last 60 bits of an id, all of them random, as three groups of four letters. */
function lettersOf(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`);
  let letters = '';
  for (let place = 0; place < LETTERS; place++) {
    if (place > 0 && place % GROUP === 0) letters = `-${letters}`;
    letters = `${ALPHABET[Number(rest % 2n ** BITS_EACH)]}${letters}`;
    rest /= 2n ** BITS_EACH;
  }
  return letters;
}

/** Number of the receipt of a payment, from its id: `RC-7K3M-9QXD-2B4F`. */
export const receiptNumber = (paymentId: string): string => `RC-${lettersOf(paymentId)}`;

/** Number of the receipt of a refund, from its id. */
export const refundNumber = (refundId: string): string => `RF-${lettersOf(refundId)}`;

/** Number of the statement of a booking, from its reference. */
export const statementNumber = (reference: string): string => reference.replace(/^TR-/, 'ST-');
