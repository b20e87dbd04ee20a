// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../show-toast.ts';
import { ToastRegion } from '../toast-region.tsx';

let root: Root;
const status = () => document.querySelector('[role=status]') as HTMLElement;
const box = () => status().parentElement as HTMLElement;
const close = () => document.querySelector('button');
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
