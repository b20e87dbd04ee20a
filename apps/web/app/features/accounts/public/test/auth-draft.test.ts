// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, keepReturn, keptReturn, readDraft } from '../auth-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('keeps identity fields for this tab, and neither passwords nor consents', () => {
  keepDraft({
    email: 'rosa@example.com',
    password: 'secret words here',
    'consents.news': 'true',
    accept_terms: 'true',
  });
  keepDraft({ first_name: 'Rosa' });
  expect(readDraft()).toEqual({ email: 'rosa@example.com', first_name: 'Rosa' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  expect(localStorage.length).toBe(0);
});

it('keeps the return address for a day if it is one of our pages', () => {
  keepReturn('/es/packages');
  expect(keptReturn()).toBe('/es/packages');
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(keptReturn()).toBeNull();
  keepReturn('//evil.example');
  expect(keptReturn()).toBeNull();
});

it('clears everything after sign-in', () => {
  keepDraft({ email: 'rosa@example.com' });
  keepReturn('/es/packages');
  forgetDraft();
  expect([readDraft(), keptReturn()]).toEqual([{}, null]);
});
