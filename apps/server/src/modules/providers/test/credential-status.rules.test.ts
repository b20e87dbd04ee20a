import { describe, expect, it } from 'vitest';
import { credentialStatus } from '../credential-status.rules.ts';

describe('credentialStatus', () => {
  it.each([
    ['verified', '2026-11-20', '2026-11-20', 'verified', 'on its last day'],
    ['verified', '2026-11-19', '2026-11-20', 'expired', 'the day after'],
    ['verified', null, '2026-11-20', 'verified', 'without an end'],
    ['being_checked', '2020-01-01', '2026-11-20', 'being_checked', 'while nobody has confirmed it'],
    ['not_held', null, '2026-11-20', 'not_held', 'when the provider says it has none'],
  ] as const)('%s until %s, checked on %s, is %s %s', (stored, expiresOn, today, expected, _when) => {
    expect(credentialStatus(stored, expiresOn, today)).toBe(expected);
  });
});
