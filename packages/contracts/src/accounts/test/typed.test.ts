import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TotpCode } from '../../two-factor/proof.schema.ts';
import { isTotpCode } from '../../two-factor/totp-code.ts';
import { Email, LinkToken } from '../accounts.schema.ts';
import { isEmail, isLinkToken } from '../typed.ts';

const texts = (near: string[]) =>
  fc.oneof(
    fc.string({ maxLength: 300, unit: fc.constantFrom(...'aZ0@.+-_ ñ\n') }),
    fc.constantFrom(...near, ...near.map((text) => ` ${text} `)),
    fc.emailAddress(),
    fc.stringMatching(/^[\d -]{0,22}$/),
    fc.stringMatching(/^[\w-]{18,22}$/),
  );

describe('what a form validates before submitting', () => {
  it.each([
    ['an address', isEmail, Email, ['rosa@example.com', 'rosa@', 'a..b@example.com', `${'a'.repeat(250)}@example.com`]],
    ['a link’s token', isLinkToken, LinkToken, ['a'.repeat(19), 'a'.repeat(20), 'a'.repeat(200), 'a'.repeat(201)]],
    ['a code', isTotpCode, TotpCode, ['123456', '123 456', '12-34-56', '12345', '1234567', `123456${' '.repeat(15)}`]],
  ] as const)('accepts what the server accepts: %s', (_what, ask, schema, near) => {
    fc.assert(
      fc.property(texts([...near]), (text) => {
        expect(ask(text)).toBe(schema.safeParse(text).success);
      }),
      { numRuns: 2000 },
    );
  });
});
