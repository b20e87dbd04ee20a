import { describe, expect, it } from 'vitest';
import { receiptNumber, refundNumber, statementNumber } from '../receipt-number.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99';

describe('the number of a receipt', () => {
  it('follows from the id, always the same', () => {
    expect(receiptNumber(ID)).toBe('RC-RFHF-3DN4-V3MS');
    expect(refundNumber(ID)).toBe('RF-RFHF-3DN4-V3MS');
    expect(statementNumber('TR-7K3M-9QXD')).toBe('ST-7K3M-9QXD');
  });

  it.each([
    '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e98',
    '0198c0de-7a5e-7d2a-9c3e-3f1b6a4d8e99',
    '00000000-0000-7000-8000-000000000000',
  ])('is another one for %s', (other) => {
    expect(receiptNumber(other)).toMatch(/^RC(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(receiptNumber(other)).not.toBe(receiptNumber(ID));
  });
});
