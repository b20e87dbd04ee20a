// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../show-toast.ts';
import { ToastRegion } from '../toast-region.tsx';

let root: Root;
const status = () => document.querySelector('[role=status]') as HTMLElement;
const box = () => status().parentElement as HTMLElement;
const close = () => document.querySelector<HTMLButtonElement>('.icon-btn');
const say = (text: string) => act(async () => showToast(text));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const send = (target: EventTarget, event: Event) => act(async () => void target.dispatchEvent(event));

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<input><div id="place"></div>';
  root = createRoot(document.getElementById('place') as HTMLElement);
  await act(async () => root.render(<ToastRegion />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

describe('toasts', () => {
  it('are announced by an existing live region, one at a time', async () => {
    const before = status();
    expect(before.textContent).toBe('');
    await say('Saved');
    await say('Sent');
    expect(status()).toBe(before);
    expect(before.textContent).toBe('Sent');
    expect(document.querySelectorAll('.toast')).toHaveLength(1);
  });

  it('disappear on their own, each after its own time', async () => {
    await say('Saved');
    await pass(6000);
    await say('Sent');
    await pass(6000);
    expect(status().textContent).toBe('Sent');
    await pass(1000);
    expect(status().textContent).toBe('');
    expect(close()).toBeNull();
  });

  it('stay while hovered or focused', async () => {
    await say('Saved');
    await send(box(), new MouseEvent('pointerover', { bubbles: true }));
    await pass(60_000);
    expect(status().textContent).toBe('Saved');
    await act(async () => close()?.focus());
    await send(box(), new MouseEvent('pointerout', { bubbles: true }));
    await pass(60_000);
    expect(status().textContent).toBe('Saved');
    await act(async () => close()?.blur());
    await pass(7000);
    expect(status().textContent).toBe('');
  });

  describe('of what can be undone', () => {
    const run = vi.fn<() => void>();
    const sayUndoable = () => act(async () => showToast('Verified', { label: 'Undo', hint: 'Ctrl+Z undoes it.', run }));
    const keys = (target: EventTarget) =>
      send(target, new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }));
    beforeEach(() => run.mockClear());

    it('stay ten seconds, and announce how to undo', async () => {
      await sayUndoable();
      expect(status().textContent).toBe('Verified Ctrl+Z undoes it.');
      await pass(9000);
      expect(status().textContent).not.toBe('');
      await pass(1000);
      expect(status().textContent).toBe('');
    });

    it('undo once, by their button or by keys', async () => {
      await sayUndoable();
      await act(async () => document.querySelector<HTMLButtonElement>('.btn')?.click());
      expect(run).toHaveBeenCalledTimes(1);
      expect(status().textContent).toBe('');
      await sayUndoable();
      await keys(document.body);
      await keys(document.body);
      expect(run).toHaveBeenCalledTimes(2);
    });

    it('leave the keys to a field', async () => {
      await sayUndoable();
      await keys(document.querySelector('input') as HTMLInputElement);
      expect(run).not.toHaveBeenCalled();
    });
  });

  it('close on Escape and with their button, which returns the focus', async () => {
    const field = document.querySelector('input') as HTMLInputElement;
    await say('Saved');
    await send(document, new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(status().textContent).toBe('');
    await say('Saved');
    field.focus();
    await act(async () => close()?.focus());
    await act(async () => close()?.click());
    expect(status().textContent).toBe('');
    expect(document.activeElement).toBe(field);
  });
});
