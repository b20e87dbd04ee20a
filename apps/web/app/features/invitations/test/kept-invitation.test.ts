// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetInvitation, keepReason, keepToken, keptReason, keptToken, soundToken } from '../kept-invitation.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
beforeEach(() => sessionStorage.clear());

it('keeps a token and a reason for this tab until the invitation is answered', () => {
  expect(keptToken()).toBeNull();
  keepReason('lost without an invitation');
  expect(keptReason()).toBe('');
  keepToken(TOKEN);
  keepReason('Not now.');
  keepToken(TOKEN);
  expect([keptToken(), keptReason()]).toEqual([TOKEN, 'Not now.']);
  expect(localStorage.length).toBe(0);
  keepToken(`${TOKEN}2`);
  expect(keptReason()).toBe('');
  forgetInvitation();
  expect(keptToken()).toBeNull();
});

it('rejects malformed tokens', () => {
  for (const broken of [null, undefined, '', 'short', `${TOKEN}/..`, 7, 'x'.repeat(300)])
    expect(soundToken(broken)).toBeNull();
  sessionStorage.setItem('travesia.invitation', '{"token":"<script>"}');
  expect(keptToken()).toBeNull();
});
