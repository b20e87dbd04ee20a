import { describe, expect, it, vi } from 'vitest';
import { isMostUsedPassword } from '../passwords/most-used-passwords.ts';
import { createGate, createPasswords } from '../passwords/passwords.ts';

describe('passwords', () => {
  it('match their hash in either encoding of an accent, and nothing without a hash', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('contraseña larga é');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches('contraseña larga é'.normalize('NFD'), hash)).toBe(true);
    expect(await passwords.matches('contraseña larga e', hash)).toBe(false);
    expect(await passwords.matches(' contraseña larga é', hash)).toBe(false);
    expect(await passwords.matches('contraseña larga é', null)).toBe(false);
  });

  it.each([
    ['password1234', true],
    ['Password!!!!', true],
    ['123iloveyou456', true],
    ['qwertyqwerty', true],
    ['una frase que nadie adivina', false],
    ['correct-horse-battery', false],
  ])('%s is a common password: %s', (password, used) => {
    expect(isMostUsedPassword(password)).toBe(used);
  });
});

describe('the hashing queue', () => {
  it('limits concurrency, keeps the rest in order and rejects the overflow with a wait', async () => {
    const gate = createGate(2, 3);
    const done: number[] = [];
    const ends: (() => void)[] = [];
    const work = (number: number) =>
      gate(() => new Promise<void>((resolve) => ends.push(resolve))).then(() => done.push(number));
    const works = [1, 2, 3, 4, 5].map(work);
    await expect(gate(async () => undefined)).rejects.toMatchObject({
      code: 'server.unavailable',
      facts: { retryAfter: 2 },
    });
    expect(ends).toHaveLength(2);
    for (let ended = 0; ended < 5; ended++) {
      ends[ended]?.();
      await vi.waitFor(() => expect(done).toHaveLength(ended + 1));
    }
    await Promise.all(works);
    expect(done).toEqual([1, 2, 3, 4, 5]);
    expect(await gate(async () => 'open again')).toBe('open again');
  });

  it('continues after a task fails', async () => {
    const gate = createGate(1, 1);
    await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate(async () => 'yes')).toBe('yes');
  });
});
