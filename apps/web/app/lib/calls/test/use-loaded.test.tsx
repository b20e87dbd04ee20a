// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useLoaded } from '../use-loaded.ts';

const load = vi.fn<() => Promise<string>>();

function Shown() {
  const { data, problem, reload } = useLoaded(load);
  return (
    <button type="button" onClick={() => void reload()}>
      {data ?? problem?.code ?? 'on its way'}
    </button>
  );
}

describe('what a screen loads by itself', () => {
  beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

  it('is not on its way for ever when something failed that nobody foresaw, and can be asked again', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    load.mockRejectedValueOnce(new TypeError('x is not a function')).mockResolvedValueOnce('here it is');
    const box = document.createElement('div');
    const root = createRoot(box);
    await act(async () => root.render(<Shown />));
    expect(box.textContent).toBe('server.unavailable');
    expect(reported).toHaveBeenCalledOnce();
    await act(async () => box.querySelector('button')?.click());
    expect(box.textContent).toBe('here it is');
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
});
