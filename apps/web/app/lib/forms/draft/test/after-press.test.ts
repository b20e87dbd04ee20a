// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress } from '../after-press.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const point = (type: string) => document.dispatchEvent(Object.assign(new Event(type), { isPrimary: true }));

describe('what a blur sets off', () => {
  it('happens at once from the keyboard', () => {
    const act = vi.fn();
    afterPress(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each(['pointerup', 'pointercancel'])('waits for %s, and for the click after it', (up) => {
    const done: string[] = [];
    point('pointerdown');
    afterPress(() => done.push('left'));
    point(up);
    done.push('clicked');
    vi.runAllTimers();
    expect(done).toEqual(['clicked', 'left']);
  });
});
