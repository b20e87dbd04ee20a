import { describe, expect, it } from 'vitest';
import { dateToSend, withPart } from '../record/date-fields.tsx';

describe('the date of a document', () => {
  it('is as much of it as is typed', () => {
    expect(withPart('', 0, '2026')).toBe('2026');
    expect(withPart('2026', 1, '03')).toBe('2026-03');
    expect(withPart('2026-03', 2, '5')).toBe('2026-03-5');
    expect(withPart('2026-03-5', 1, '')).toBe('2026--5');
    expect(withPart('2026-03', 1, '')).toBe('2026');
    expect(withPart('', 2, '5')).toBe('--5');
  });

  it('is sent with two digits, and not completed where a part is missing', () => {
    expect(dateToSend('')).toBeNull();
    expect(dateToSend('2026-03-5')).toBe('2026-03-05');
    expect(dateToSend('2026--5')).not.toMatch(/^\d{4}-(0[1-9]|1[0-2])-\d{2}$/);
    expect(dateToSend('--5')).not.toMatch(/^\d{4}/);
  });
});
