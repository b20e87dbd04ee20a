import { getProviderAvailability } from '@travesia/contracts/availability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { responseWriter } from '../response-writer.ts';

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString());
const slot = fc.record({
  date: date.map((text) => text.slice(0, 10)),
  time: date.map((text) => text.slice(11, 16)),
  starts_at: date,
  ends_at: date,
  time_zone: fc.string({ unit: 'binary' }),
  kinds: fc.subarray(['consultation', 'treatment', 'online']),
  clinician_ids: fc.array(fc.uuid({ version: 7 }), { maxLength: 4 }),
  internal_note: fc.string(),
});
const availability = fc.record({
  data: fc.array(slot, { maxLength: 5 }),
  has_calendar: fc.boolean(),
  time_zone: fc.string(),
  start_date: fc.constant('2026-12-01'),
  end_date: fc.constant('2026-12-31'),
  next_free_on: fc.constantFrom(null, '2026-12-02'),
  hidden: fc.string(),
});

describe('a response written by its schema', () => {
  const write = responseWriter(getProviderAvailability.response);

  it('is what parsing and JSON.stringify make of it', () => {
    fc.assert(
      fc.property(availability, (response) => {
        expect(write(response)).toBe(JSON.stringify(getProviderAvailability.response.parse(response)));
      }),
    );
  });

  it.each([
    [z.object({ name: z.string() }), {}],
    [z.object({ name: z.string() }), null],
    [z.array(z.string()), 'text'],
    [z.array(z.boolean()), [0]],
    [z.string().nullable(), undefined],
    [z.enum(['one']), 'two'],
  ])('is refused where a type differs %#', (schema, value) => {
    expect(() => responseWriter(schema)(value)).toThrow(TypeError);
  });

  it('is not attempted for kinds of schemas that it does not know', () => {
    expect(() => responseWriter(z.object({ at: z.union([z.string(), z.boolean()]) }))).toThrow(TypeError);
    expect(() => responseWriter(z.string().transform((text) => text.length))).toThrow(TypeError);
  });
});
