import type { Message, MessageTranslation } from '@travesia/contracts/messaging';
import { describe, expect, it, vi } from 'vitest';
import { guessLanguage, writtenIn } from '../guess-language.ts';
import { isTranslatable, offeredIn } from '../offered.ts';
import { textKey, TranslationStore } from '../translation-store.ts';
import { readWish, writeWish } from '../wish.ts';

const text = (id: string, edited: string | null = null) => ({ id, edited_at: edited });
const translated = (id: string, edited: string | null = null): MessageTranslation => ({
  message_id: id,
  edited_at: edited,
  to: 'en',
  from: 'es',
  result: 'translated',
  content: `en ${id}`,
});
/** Waits until nothing is on its way any more. */
const settled = (store: TranslationStore) =>
  vi.waitFor(() => {
    if ([...store.read().known.values()].some(({ state }) => state === 'loading')) throw new Error('still loading');
  });

describe('translations of a conversation', () => {
  it('are asked for once, few at a time, the newest first', async () => {
    const calls: string[][] = [];
    const store = new TranslationStore(async (ids) => {
      calls.push(ids);
      return ids.map((id) => translated(id));
    });
    const all = Array.from({ length: 10 }, (_one, at) => text(String(at)));
    store.want(all);
    expect(store.read().known.get('9 ')).toEqual({ state: 'loading' });
    store.want(all);
    await settled(store);
    expect(calls).toEqual([
      ['9', '8', '7', '6', '5', '4', '3', '2'],
      ['1', '0'],
    ]);
    expect(store.read().known.get('0 ')).toEqual({ state: 'done', translation: translated('0') });
  });

  it('that fail are not asked for by themselves, and take those behind them along', async () => {
    let isAway = true;
    let calls = 0;
    const store = new TranslationStore(async (ids) => {
      calls += 1;
      if (isAway) throw new TypeError('no line');
      return ids.map((id) => translated(id));
    });
    const all = Array.from({ length: 9 }, (_one, at) => text(String(at)));
    store.want(all, { isAutomatic: true });
    await settled(store);
    expect(calls).toBe(1);
    expect([...store.read().known.values()].every(({ state }) => state === 'failed')).toBe(true);
    expect(store.read().problem).not.toBeNull();
    isAway = false;
    store.want(all, { isAutomatic: true });
    await settled(store);
    expect(calls).toBe(1);
    store.want(all, { again: true });
    await settled(store);
    expect([...store.read().known.values()].every(({ state }) => state === 'done')).toBe(true);
    expect(store.read().problem).toBeNull();
  });

  it('are of a version of the text; those of deleted messages are forgotten', async () => {
    const store = new TranslationStore(async () => [translated('1', '2026-11-28T10:00:00Z')]);
    store.want([text('1'), text('2')]);
    await settled(store);
    expect([...store.read().known.keys()]).toEqual([textKey(text('1', '2026-11-28T10:00:00Z'))]);
  });
});

describe('a translation', () => {
  it('is offered where a service is configured, for what others wrote', () => {
    expect(offeredIn({ id: 'c', actions: ['write', 'translate'] })).toBe('c');
    expect([offeredIn({ id: 'c', actions: ['write'] }), offeredIn(null)]).toEqual([null, null]);
    const of = (isOwn: boolean, content: string | null) => isTranslatable({ is_own_side: isOwn, content });
    expect([of(false, 'Hola'), of(true, 'Hola'), of(false, null), of(false, '')]).toEqual([true, false, false, false]);
  });
});

describe('the language of a message', () => {
  it.each([
    ['You can fly home on Friday, and the wound is fine.', 'en'],
    ['Puede volver el viernes y la herida está bien con el vendaje.', 'es'],
    ['Você pode voltar na sexta e a ferida não está com infecção.', 'pt'],
    ['OK', null],
    ['500 mg', null],
    ['', null],
  ])('of “%s” is guessed as %s', (written, language) => {
    expect(guessLanguage(written)).toBe(language);
  });

  it('is what its writer uses where its words don’t say', () => {
    const of = (content: string | null) => writtenIn({ content, language: 'pt' } satisfies Partial<Message>);
    expect([of('OK'), of(null), of('You are fit to fly, and the stitches are fine.')]).toEqual(['pt', 'pt', 'en']);
  });
});

describe('what someone wants of translations', () => {
  it('is kept by person on the device, and nothing if it is broken', () => {
    const kept = new Map<string, string>();
    const store = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    expect(readWish(store, 'ana')).toEqual({ isAutomatic: false, isTold: false });
    expect(writeWish(store, 'ana', { isAutomatic: true, isTold: true })).toBe(true);
    expect(readWish(store, 'ana')).toEqual({ isAutomatic: true, isTold: true });
    expect(readWish(store, 'bea')).toEqual({ isAutomatic: false, isTold: false });
    kept.set('travesia.translation.ana', '{"version":1,"isAutomatic":"yes"}');
    expect(readWish(store, 'ana')).toEqual({ isAutomatic: false, isTold: false });
  });
});
