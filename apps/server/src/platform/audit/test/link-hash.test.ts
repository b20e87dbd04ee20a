import { expect, it } from 'vitest';
import { type AuditEntryRow, BEGINNING, createChainKeys } from '../chain/link-hash.ts';

const keys = createChainKeys('the secret of this installation, long enough');
const entry: AuditEntryRow = {
  id: '019aa000-0000-7000-8000-000000000001',
  position: 7,
  at: new Date('2026-11-22T10:00:00Z'),
  action: 'account.session_ended',
  actorKind: 'system',
  actorId: null,
  sessionId: null,
  subjectId: '019aa000-0000-7000-8000-000000000002',
  contextProviderId: null,
  targetType: null,
  targetId: null,
  requestId: null,
  facts: { second: 1, because: 'lost' },
  version: 1,
  signature: null,
};

it('an entry from before calls were recorded keeps its hash', () => {
  expect(keys.hashLink(BEGINNING, entry)).toBe('vOmresskcu9MOMvDZVZWAEwO7e95mvV0dAKgdfBmsm8');
});

it('the call of an entry is part of its hash', () => {
  const hashes = [null, 'call-one', 'call-two'].map((requestId) => keys.hashLink(BEGINNING, { ...entry, requestId }));
  expect(new Set(hashes).size).toBe(3);
});

it('a link accepts entries as an older release hashed them only while their signature covers the rest', () => {
  const asked = { ...entry, version: 2, requestId: 'call-one' };
  const signed = { ...asked, signature: keys.sign(asked) };
  const older = keys.hashLink(BEGINNING, entry);
  expect(keys.isLink(BEGINNING, signed, older)).toBe(true);
  expect(keys.isLink(BEGINNING, { ...signed, requestId: 'call-two' }, older)).toBe(false);
  expect(keys.isLink(BEGINNING, { ...asked, signature: null }, older)).toBe(false);
});

it.each([
  { action: 'account.signed_in' as const },
  { actorKind: 'anonymous' as const },
  { at: new Date('2026-11-22T10:00:00.001Z') },
  { subjectId: null },
  { requestId: 'call' },
  { facts: { second: 2, because: 'lost' } },
  { version: 3 },
])('a signature covers %o', (change) => {
  expect(keys.sign({ ...entry, ...change })).not.toBe(keys.sign(entry));
});
