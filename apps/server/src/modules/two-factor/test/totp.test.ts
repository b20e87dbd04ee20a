import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, plainRecoveryCode } from '../codes/recovery-codes.ts';
import { newTotpSecret, totpStep, totpUri } from '../codes/totp.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';

/** The secret of RFC 6238, appendix B: `12345678901234567890` in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('an authenticator app code', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
  ])('matches RFC 6238 at %s seconds', (seconds, code, step) => {
    expect(totpStep(SECRET, code, at(seconds), null)).toBe(step);
  });

  it('is valid one step before and after its own, and no longer', () => {
    expect([-60, -30, 0, 30, 60].map((late) => totpStep(SECRET, '287082', at(59 + late), null))).toEqual([
      null,
      1,
      1,
      1,
      null,
    ]);
  });

  it('is valid once, and invalidates every earlier code', () => {
    expect(totpStep(SECRET, '287082', at(59), 0)).toBe(1);
    expect(totpStep(SECRET, '287082', at(59), 1)).toBeNull();
    expect(totpStep(SECRET, '287082', at(59), 2)).toBeNull();
  });

  it('comes from a 160-bit secret that apps can read', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totpUri(secret, 'rosa@example.com'));
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Travesia',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(decodeURIComponent(uri.pathname)).toContain('Travesia:rosa@example.com');
  });
});

describe('recovery codes', () => {
  it('are ten distinct codes, accepted in any spelling', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
    expect(plainRecoveryCode(' K7Q2M 9xw4t ')).toBe(plainRecoveryCode('k7q2m-9xw4t'));
  });
});

describe('the relying party', () => {
  it.each([
    ['https://travesia.example', 'travesia.example', 'https://travesia.example'],
    ['https://viajes.example.org:8443/', 'viajes.example.org', 'https://viajes.example.org:8443'],
    ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
    ['http://0.0.0.0:3000', 'localhost', 'http://localhost:3000'],
    ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ])('at %s is %s', (address, id, origin) => {
    expect(relyingPartyOf(address)).toMatchObject({ id, origin });
  });
});
