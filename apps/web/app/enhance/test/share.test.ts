// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhance } from '../page-actions/share.ts';

let button: HTMLButtonElement;
beforeEach(() => {
  document.body.innerHTML = `<button hidden data-title="Ceiba" data-done="Link copied"><svg></svg>Share</button>`;
  button = document.querySelector('button') as HTMLButtonElement;
});
afterEach(() => vi.unstubAllGlobals());

describe('sharing a page', () => {
  it("opens the device's share sheet with the URL", () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share });
    enhance(button);
    expect(button.hidden).toBe(false);
    button.click();
    expect(share).toHaveBeenCalledWith({ title: 'Ceiba', url: location.href });
  });

  it('copies the URL where there is no share sheet, and says so on the button', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    enhance(button);
    button.click();
    await vi.waitFor(() => expect(button.textContent).toBe('Link copied'));
    expect(writeText).toHaveBeenCalledWith(location.href);
    expect(button.querySelector('svg')).not.toBeNull();
  });
});
